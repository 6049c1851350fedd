/** A table's short code, which is how its id begins: to be said, and typed on another device. */
import { CODE_LENGTH } from "$gen/messages";

/** The code of a table as it is shown: two groups of three. */
export function codeOf(table: string): string {
  const code = table.slice(0, CODE_LENGTH).toUpperCase();
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}

/** What was typed, without spaces and dashes. */
export function typedCode(text: string): string {
  return text.replace(/[^0-9a-z]/gi, "").toLowerCase();
}
