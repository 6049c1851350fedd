/** Why each seat has its place, as far as points tell. A game that breaks ties says more itself. */
import type { Outcome } from "$gen/messages";
import { language, t } from "./language.svelte";
import type { TableStore } from "./table-store.svelte";

interface PlaceReason {
  /** a sentence of the page's catalogue */
  key: string;
  /** the seats it speaks of */
  beside: number[];
  /** how many points behind */
  count: number;
}

/** `lowerWins`: fewer points are better in this variant. */
export function placeReasons({ ranks, scores }: Outcome, lowerWins: boolean): PlaceReason[] {
  return ranks.map((rank, seat) => {
    const sharing = seats(ranks, (other, at) => other === rank && at !== seat);
    if (sharing.length > 0) return { key: "page-over-first-shared", beside: sharing, count: 0 };
    if (rank === 1) return { key: "page-over-first", beside: [], count: 0 };
    const ahead = Math.max(...ranks.filter((other) => other < rank));
    const beside = seats(ranks, (other) => other === ahead);
    const more = (scores[beside[0] ?? 0] ?? 0) - (scores[seat] ?? 0);
    const count = lowerWins ? -more : more;
    return { key: count > 0 ? "page-over-behind" : "page-over-tie", beside, count };
  });
}

function seats(ranks: readonly number[], fits: (rank: number, seat: number) => boolean): number[] {
  return ranks.flatMap((rank, seat) => (fits(rank, seat) ? [seat] : []));
}

/** Why a seat of a finished game has its place, in words; empty where that is not known. */
export function reasonOf(store: TableStore, seat: number): string {
  const own = store.playback === null ? null : (store.game?.place?.(store.playback.shown, seat) ?? null);
  if (own !== null) return store.words.say(own);
  if (store.lowerWins === null || store.outcome === null) return "";
  const place = placeReasons(store.outcome, store.lowerWins)[seat];
  if (place === undefined) return "";
  const list = language.catalogue.list(place.beside.map((other) => store.people[other]?.name ?? ""));
  return t(place.key, { names: list, count: place.count });
}
