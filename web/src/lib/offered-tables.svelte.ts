/** The tables that the start page leads to: one's own, and those that others have opened. */
import type { TableCard } from "$gen/lobby";
import { api } from "./api";
import { badge } from "./notices.svelte";
import { settings } from "./settings.svelte";

const SHOWN_MOST = 4;
/** Tables without other people: what one began against bots and left should not push the games off a phone's first screen. */
const ALONE_MOST = 2;

export class OfferedTables {
  #offered = $state.raw<TableCard[]>([]);
  #mine = $state.raw<TableCard[]>([]);

  /** Where one sits, those first that wait for oneself. */
  get mine(): TableCard[] {
    // The last table with other people can be gone back to after its game: their evening goes on there.
    const together = this.#mine.find(({ phase, people }) => phase === "over" && people.length > 1);
    let alone = 0;
    return this.#mine
      .filter(({ id }) => !settings.isLessonEnded(id))
      .filter((each) => each.phase !== "over" || each.id === together?.id || each.desk != null)
      .sort((a, b) => Number(b.desk?.yours ?? false) - Number(a.desk?.yours ?? false))
      .filter((each) => each.people.length > 1 || each.desk?.left != null || (alone += 1) <= ALONE_MOST)
      .filter((each, place) => place < SHOWN_MOST || each.desk?.left != null);
  }

  /** Where others wait for somebody. */
  get open(): TableCard[] {
    const isMine = (id: string): boolean => this.#mine.some((own) => own.id === id);
    return this.#offered.filter(({ phase, id }) => phase === "setup" && !isMine(id)).slice(0, SHOWN_MOST);
  }

  async look(): Promise<void> {
    if (document.hidden) return;
    [this.#offered, this.#mine] = await Promise.all([
      api.tables().catch(() => this.#offered),
      api.myTables().catch(() => this.#mine),
    ]);
    badge(this.#mine.filter(({ desk }) => desk?.yours === true && desk.left !== null).length);
  }
}
