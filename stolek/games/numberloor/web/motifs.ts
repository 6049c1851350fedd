/** Who lives on which floor: one little thing in the window, in a box of 40 by 40, drawn by ourselves. */
import look from "../look.json";

export const MOTIF: readonly string[] = look.motifs;
