/** The game at a table as the page knows it: how it is drawn, its card, the words of somebody's own pictures. */
import type { FaceWords, GameCard, LessonCard } from "$gen/lobby";
import type { TableState } from "$gen/messages";
import { api, refusal } from "./api";
import type { GameTable } from "./game-table";
import { loadTable } from "./games";
import { lessonFor } from "./setup";

export class TableGame {
  readonly #table: string;
  #name: string | null = null;
  #drawn = $state.raw<GameTable | null>(null);
  #card = $state.raw<GameCard | null>(null);
  #faces = $state.raw<ReadonlyMap<string, FaceWords>>(new Map());
  #mark: string | null = null;

  constructor(table: string) {
    this.#table = table;
  }

  get drawn(): GameTable | null {
    return this.#drawn;
  }
  /** The pictures of somebody's own that this table plays with, by their faces. */
  get faces(): ReadonlyMap<string, FaceWords> {
    return this.#faces;
  }

  /** Whether fewer points are better; null while that is not known. */
  lowerWins(variant: string | undefined): boolean | null {
    return this.#card?.variants.find(({ id }) => id === variant)?.lower_wins ?? null;
  }

  /** The lesson that fits best what is played at this table; null: there is none. */
  lesson(table: TableState | null): LessonCard | null {
    return table === null ? null : lessonFor(this.#card?.lessons ?? [], table.variant, table.chairs.length);
  }

  /** What is not read aloud to who likes it short, by the keys of sentences. */
  get quiet(): readonly string[] {
    return this.#card?.quiet ?? [];
  }

  /** Whether its bots give advice; null while that is not known. */
  get advises(): boolean | null {
    return this.#card?.advice ?? null;
  }

  /** Fetches what belongs to this game; what comes back puts it on the table, together with what is shown of it. */
  async meet(name: string): Promise<() => void> {
    if (name === this.#name) return () => undefined;
    let card: GameCard | null = null;
    // Together: what is not to be read aloud is known before anything happens. Refused: there are no reasons at the end.
    const [drawn] = await Promise.all([loadTable(name), refusal(async () => (card = await api.game(name)))]);
    return () => {
      this.#name = name;
      this.#drawn = drawn;
      this.#card = card;
    };
  }

  /** Own pictures have words of their own, which come once and not with every message. */
  async meetDeck(deck: TableState["deck"]): Promise<void> {
    const before = this.#mark;
    this.#mark = deck?.mark ?? null;
    if (deck === null) this.#faces = new Map();
    if (deck === null || (deck.mark === before && this.#faces.size > 0)) return;
    // Where it is refused, a picture goes by its number.
    await refusal(async () => {
      const { pictures } = await api.tableDeck(this.#table);
      if (this.#mark === deck.mark) this.#faces = new Map(pictures.map((words) => [words.face, words]));
    });
  }
}
