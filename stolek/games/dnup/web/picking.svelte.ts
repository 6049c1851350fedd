/** What somebody picks at the table of dnup, the move that follows from it, and why there is none. Knows options, not rules. */
import type { Action, Event, Shown, Spot } from "$gen/games/dnup";
import type { Effect } from "$gen/messages";
import type { TableProps } from "$lib/game-table";
import type { CardKey } from "$parts/Hand.svelte";
import { say } from "$lib/say";
import { card, sameSpot, sayValue, spotKey, ui } from "./cards";
import { aimed, type Choice, follows, type Kind, missing, optionsFor, playable } from "./choosing";

type Props = TableProps<Shown, Event, Action>;

export class Picking {
  readonly #table: () => Props;
  // Cards of one value by their keys, a set on the table, and an action asked for by name.
  keys = $state.raw<readonly CardKey[]>([]);
  target = $state.raw<Spot | null>(null);
  #wanted = $state.raw<Kind | null>(null);

  constructor(table: () => Props) {
    this.#table = table;
  }

  clear(): void {
    this.keys = [];
    this.target = null;
    this.#wanted = null;
  }

  readonly #options = $derived.by<readonly Choice[]>(() => this.#table().prompt?.options ?? []);
  readonly #faces = $derived(this.keys.map((key) => key.slice(0, key.lastIndexOf("#"))));
  readonly #picked = $derived({ faces: this.#faces, target: this.target });
  readonly #value = $derived(card(this.#faces[0] ?? "").active);

  readonly fitting = $derived({
    lay: optionsFor("lay", this.#options, this.#picked),
    add: optionsFor("add", this.#options, this.#picked),
    take: optionsFor("take", this.#options, this.#picked),
    rotate: optionsFor("rotate", this.#options, this.#picked),
  });
  /** Without a chosen set, "add" and "take" are clear only when there is one way to do them. */
  readonly choices = $derived({
    lay: only(this.fitting.lay),
    add: only(this.fitting.add),
    take: only(this.fitting.take),
    rotate: only(this.fitting.rotate),
  });
  readonly kind = $derived(
    this.#wanted !== null && this.choices[this.#wanted] !== null ? this.#wanted : follows(this.choices, this.#picked),
  );
  readonly choice = $derived(this.kind === null ? null : this.choices[this.kind]);

  readonly lit = $derived(playable(this.#options));
  readonly aims = $derived(aimed(this.#options, this.#picked));
  readonly beaten = $derived.by((): Spot | null => {
    const returns = this.#foreseen("dnup-effect-returns") ?? this.#foreseen("dnup-effect-discards");
    const [of] = returns?.seats ?? [];
    return of === undefined ? null : { seat: of, area: returns?.numbers?.[0] === 2 ? 2 : 1 };
  });
  readonly ghost = $derived.by(() => {
    const action = this.choice?.action;
    const { shown } = this.#table();
    if (action?.is === "lay" && shown.turn !== null) return { spot: shown.turn, faces: action.faces, coming: action.faces.length };
    if (action?.is !== "add") return null;
    const set = shown.sets.find((each) => sameSpot(each.spot, action.to));
    return set === undefined ? null : { spot: action.to, faces: [...set.faces, action.face], coming: 1 };
  });
  /** How large the set would be. */
  readonly size = $derived(this.choice?.action.is === "lay" || this.choice?.action.is === "add" ? (this.ghost?.faces.length ?? null) : null);
  /** Why what is picked is no move yet, in words; empty when it is one, or nothing is asked. */
  readonly hint = $derived.by(() => {
    const { prompt, words } = this.#table();
    if (prompt === null || this.choice !== null) return "";
    const lacks = this.#wanted === "take" && this.target === null ? "how-take" : missing(this.#options, this.#picked);
    return lacks === null ? "" : words.say(ui(lacks, { value: sayValue(this.#value) }));
  });

  /** `turnLine`: whose turn it is, for whoever picks a card when nothing is asked. */
  pick(face: string, key: CardKey, keyboard: boolean, turnLine: string): void {
    const { prompt, explain } = this.#table();
    if (prompt === null) return explain(["DU-5"], turnLine);
    if (this.keys.includes(key)) {
      if (keyboard && this.choice !== null) return this.act();
      this.keys = this.keys.filter((each) => each !== key);
    } else if (this.#faces.length > 0 && this.#value === card(face).active) this.keys = [...this.keys, key];
    else this.keys = [key];
    this.#wanted = null;
  }

  aim(spot: Spot): void {
    const { shown, seat, explain, words } = this.#table();
    const set = shown.sets.find((each) => sameSpot(each.spot, spot));
    if (this.aims.has(spotKey(spot))) this.target = sameSpot(this.target, spot) ? null : spot;
    else if (set === undefined) explain(["DU-4", "DU-6a"], words.t("dnup-refused-no-set"));
    else if (spot.seat === seat) explain(["DU-R3", "DU-6"], words.t("dnup-refused-own-set"));
    else if (this.#faces.length === 0) explain(["DU-6c"]);
    else if (this.#faces.length > 1) explain(["DU-6b"], words.say(ui("how-add")));
    else if (this.#value !== set.value) explain(["DU-6b"], words.say(say("dnup-refused-other-value", { value: set.value })));
    else this.#refuse("DU-6b", set.faces.length + 1, "how-add");
    this.#wanted = null;
  }

  act(): void {
    const { sending, answer } = this.#table();
    if (sending === null && this.choice !== null) answer(this.choice.n);
  }

  press(which: Kind): void {
    const { prompt, explain, words } = this.#table();
    if (which === this.kind) return this.act();
    if (this.choices[which] !== null) this.#wanted = which;
    else if (this.fitting[which].length > 1) {
      // Several sets: the line asks for one, and with no cards picked those that can be taken are marked.
      if (which === "take") this.keys = [];
      this.#wanted = which;
    } else if (which === "add" && this.#faces.length === 1 && this.#equal !== undefined && prompt !== null) this.aim(this.#equal.spot);
    else if (which === "lay" && this.#faces.length > 0 && prompt !== null) this.#refuse("DU-6a", this.#faces.length, "how-lay");
    else explain([{ lay: "DU-6a", add: "DU-6b", take: "DU-6c", rotate: "DU-6d" }[which]], words.say(ui(`how-${which}`)));
  }

  /** What the one picked card would be added to, were it allowed. */
  readonly #equal = $derived.by(() => {
    const { shown, seat } = this.#table();
    return shown.sets.find((set) => set.spot.seat !== seat && set.value === this.#value);
  });

  #foreseen(key: string): Effect | null {
    return this.choice?.effects?.find((each) => each.key === key) ?? null;
  }

  /** Why so many cards of the picked value can be no set now: by what lies there, else by how it is done. */
  #refuse(rule: string, size: number, how: string): void {
    const { shown, seat, explain, words } = this.#table();
    const rung = shown.ladder[size - 1];
    const above = rung?.above ?? null;
    const value = this.#value;
    if (above === null || above < value) explain([rule], words.say(ui(how)));
    else if (above === value) explain(["DU-R8", rule], words.say(say("dnup-refused-equal", { size, value })));
    else explain(rung?.spot?.seat === seat ? ["DU-12", rule] : [rule], words.say(say("dnup-refused-too-low", { size, value: above })));
  }
}

const only = (fits: readonly Choice[]): Choice | null => (fits.length === 1 ? (fits[0] ?? null) : null);
