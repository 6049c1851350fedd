/** Which sentence stands over your cards, and which moments are said large. Words are the catalogue's. */
import type { Colour, ColourSum, Event, Shown, Taker, Time } from "$gen/games/daynight";
import type { Arg, Say } from "$gen/messages";
import type { Words } from "$lib/game-table";
import { several, who } from "$lib/say";
import { card, leaders, sayColour, sayFace, takingNow, ui, withCard } from "./cards";

export interface Line {
  title: string;
  more: string | null;
}

interface Announcement {
  colours: readonly Colour[];
  title: string;
  text: string;
  rules: string[];
}

const event = (key: string, args: Record<string, Arg>): Say => ({ is: "say", key: `daynight-event-${key}`, args });
const sayTime = (time: Time): Say => ({ is: "say", key: `daynight-time-${time}`, args: {} });
const seats = (takers: readonly Taker[]): Arg => several(takers.map(({ seat }) => who(seat)));
const totalOf = (sums: readonly ColourSum[], colour: Colour): number =>
  sums.find((sum) => sum.colour === colour)?.total ?? 0;

function takersOf({ takers }: { takers: readonly Taker[] }, viewer: number | null): Say {
  if (takers.length === 1 && takers[0]?.seat === viewer) return ui("you-take");
  return ui("they-take", { who: seats(takers) });
}

/** Sentences may begin with a colour; what begins a line is written large. */
export const sentence = (text: string, lang: string): string =>
  text.charAt(0).toLocaleUpperCase(lang) + text.slice(1);

/** What is happening right now, when it deserves a line of its own. */
function happening(now: Event | null, viewer: number | null, words: Words): Line | null {
  switch (now?.is) {
    case "time-flipped": {
      const { spot, time } = now;
      const told =
        spot.seat === null ? event(`flip-pile-${time}`, {}) : event(`flip-${time}`, { who: who(spot.seat) });
      return { title: words.say(told), more: null };
    }
    case "pile-card-turned":
      return { title: words.say(event("pile-card", { card: sayFace(now.face) })), more: null };
    case "revealed":
      return { title: words.say(ui(now.second ? "second-revealed" : "first-revealed")), more: null };
    case "colour-won":
      return {
        title: words.say(event("won", { colour: sayColour(now.colour), total: totalOf(now.sums, now.colour) })),
        more: now.takers.length > 0 ? words.say(takersOf(now, viewer)) : null,
      };
    case "taken":
      return {
        title: words.say(event("taken", { who: who(now.seat), card: sayFace(now.face), stars: now.stars })),
        more: null,
      };
    case "declined":
      return { title: words.say(event("declined", { who: who(now.seat) })), more: null };
    case "swept":
    case "drawn":
      return { title: words.say(ui(now.is === "drawn" && now.rule === "DN-4" ? "dealing" : "clearing")), more: null };
    case "round-began":
      return { title: words.say(event("round", { number: now.number })), more: null };
    default:
      return null;
  }
}

/** Why you have no card to take now, as a refusal of the rules and the rule behind it. */
export function whyNotTaking(shown: Shown, seat: number | null): { say: Say; rule: string } {
  const refused = (key: string, rule: string): { say: Say; rule: string } => ({
    say: { is: "say", key: `daynight-refused-${key}`, args: {} },
    rule,
  });
  if (shown.barred.some((each) => each.seat === seat)) return refused("barred", "DN-13");
  if (seat === null || shown.takers.every((each) => each.seat !== seat))
    return refused("no-winning-card", "DN-10");
  if (shown.lying.some((each) => each.taker === seat)) return { say: ui("took-one"), rule: "DN-10" };
  if (shown.declined.includes(seat)) return { say: event("declined", { who: who(seat) }), rule: "DN-14" };
  return refused("not-your-place", "DN-11");
}

function choosing(shown: Shown, seat: number | null, waiting: readonly number[], words: Words): Line {
  const others = waiting.filter((each) => each !== seat);
  const names = several(others.map(who));
  if (seat === null || others.length + Number(shown.chosen === null) === 0) {
    const title = words.say(ui(shown.step === "second" ? "second-step" : "first-step"));
    return { title, more: others.length > 0 ? words.say(ui("still-choosing", { who: names })) : null };
  }
  if (shown.chosen !== null)
    return {
      title: words.say(ui("lies", { card: sayFace(shown.chosen) })),
      more: others.length > 0 ? words.say(ui("may-change", { who: names })) : null,
    };
  return {
    title: words.say(ui(shown.step === "second" ? "choose-second" : "choose-first")),
    more: words.say(ui(shown.step === "second" ? "choose-second-hint" : "choose-first-hint")),
  };
}

/** What the taking of others means for you. */
function yourPart(shown: Shown, seat: number): Say {
  if (shown.lying.some((each) => each.taker === seat)) return ui("took-one");
  if (shown.declined.includes(seat)) return event("declined", { who: who(seat) });
  const place = shown.takers.findIndex((each) => each.seat === seat);
  if (place >= 0) return ui("you-take-as", { place: place + 1 });
  return ui(shown.barred.some((each) => each.seat === seat) ? "you-are-barred" : "you-take-not");
}

function taking(shown: Shown, seat: number | null, words: Words): Line {
  const now = takingNow(shown);
  if (now === null) return { title: "", more: null };
  if (now === seat) {
    const hint = shown.options.taking === "may" ? "take-one-or-none" : "take-one";
    return { title: words.say(ui("your-turn")), more: words.say(ui(hint)) };
  }
  return {
    title: words.say(ui("takes-now", { who: who(now) })),
    more: seat === null ? null : words.say(yourPart(shown, seat)),
  };
}

export function line(
  shown: Shown,
  now: Event | null,
  seat: number | null,
  waiting: readonly number[],
  words: Words,
): Line {
  const told = happening(now, seat, words);
  if (told !== null) return { ...told, title: sentence(told.title, words.lang) };
  if (shown.step === "over") return { title: "", more: null };
  return shown.step === "taking" ? taking(shown, seat, words) : choosing(shown, seat, waiting, words);
}

/** Ties, colours nobody played, and the last round: DN-9, DN-13, DN-R7, DN-16. */
export function announcement(shown: Shown, now: Event | null, words: Words): Announcement | null {
  switch (now?.is) {
    case "no-colour-won": {
      const colours = several(now.tied.map(sayColour));
      const total = totalOf(now.sums, now.tied[0] ?? "orange");
      return {
        colours: now.tied,
        title: words.say(ui("tie", { colours, total })),
        text: words.say(ui("tie-text", { colours })),
        rules: now.rules,
      };
    }
    case "colour-won": {
      if (now.takers.length > 0) return null;
      const barred = now.barred.length > 0;
      return {
        colours: [now.colour],
        title: words.say(ui("nobody-takes")),
        text: barred
          ? words.say(ui("nobody-takes-barred", { who: seats(now.barred) }))
          : words.say(ui("nobody-takes-unplayed", { colour: sayColour(now.colour) })),
        rules: now.rules,
      };
    }
    case "last-round-called": {
      const bare = shown.lying.every((each) => each.spot.seat !== null);
      return {
        colours: [],
        title: words.say(ui("last-round")),
        text: words.say(ui(bare ? "last-round-bare" : "last-round-text")),
        rules: bare ? ["DN-16", "DN-R2", "DN-5"] : ["DN-16", "DN-R2"],
      };
    }
    default:
      return null;
  }
}

/** What your pick would do if it were turned up now. */
export function foresight(shown: Shown, face: string, words: Words): string {
  const { flips, colour } = card(face);
  const other: Time = shown.time === "day" ? "night" : "day";
  const time = flips ? other : shown.time;
  const sums = withCard(shown.sums, face);
  const ahead = leaders(sums, time);
  const first = ahead[0] ?? colour;
  const total = totalOf(sums, first);
  const result =
    ahead.length > 1
      ? ui(flips ? "would-turn-tie" : "would-tie", { time: sayTime(time), colours: several(ahead.map(sayColour)), total })
      : ui(flips ? "would-turn-lead" : "would-lead", { time: sayTime(time), card: sayFace(face), colour: sayColour(first), total });
  return words.say(result);
}
