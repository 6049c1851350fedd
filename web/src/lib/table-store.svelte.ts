/**
 * A table as this device sees it: the people around it, the game on it, the talk beside it.
 * Turns the server's messages into what is shown; refuses to know any rule.
 */
import type {
  AtMoment,
  ChatLine,
  Illegal,
  MomentOver,
  NotDone,
  Outcome,
  Person,
  Position,
  Presence,
  Prompt,
  Reacted,
  Say,
  TableState,
  Update,
  Welcome,
  Who,
} from "$gen/messages";
import type { FaceWords, LessonCard } from "$gen/lobby";
import { botAvatar, botName } from "./bots";
import { isShared, nameAt } from "./chair-names.svelte";
import type { GameTable, SeatPerson, Words } from "./game-table";
import { wordsFor } from "./language.svelte";
import { Company } from "./company.svelte";
import { picturesOf } from "./own-pictures";
import type { Playback, PlaybackListener } from "./playback.svelte";
import { Playbacks } from "./playbacks.svelte";
import { settings } from "./settings.svelte";
import { TableSocket, type Hears, type Link, type Wish } from "./socket";
import { playSound } from "./sound";
import { TableGame } from "./table-game.svelte";
import { TableLog } from "./table-log.svelte";
import { TableVoice } from "./table-voice.svelte";
import { TableTalk, type Bubble, type Reaction } from "./table-talk.svelte";

interface Sending {
  cid: string;
  seat: number;
  prompt: number;
  option: number;
  /** with words of one's own */
  written: boolean;
}

export class TableStore {
  readonly id: string;
  readonly words: Words;
  readonly company = new Company();
  readonly talk = new TableTalk();
  readonly voice: TableVoice;
  readonly #game: TableGame;
  readonly #playbacks = new Playbacks((seat) => this.#listener(seat));
  readonly #log = new TableLog();
  readonly #watches: boolean;
  readonly #socket: TableSocket;
  #table = $state.raw<TableState | null>(null);
  #you = $state.raw<Person | null>(null);
  #outcome = $state.raw<Outcome | null>(null);
  #link = $state<Link>("connecting");
  #problem = $state.raw<Say | null>(null);
  #refusal = $state.raw<Illegal | null>(null);
  #sending = $state.raw<Sending | null>(null);
  #moment = $state.raw<AtMoment | null>(null);
  /** the moment that was known when the line was lost */
  #doubted: AtMoment | null = null;
  #wentOn: number | null = null;
  #passed = $state(false);
  #goesAt = $state<number | null>(null);
  #unconfirmed = $state(0);
  /** the game and seat whose first question has been put */
  #oriented = "";
  #row = $state(-1);
  /** Messages wait for the game's table to be fetched, so that none is shown out of order. */
  #ready: Promise<void> = Promise.resolve();

  constructor(id: string, { watch = false } = {}) {
    this.id = id;
    this.#watches = watch;
    this.#game = new TableGame(id);
    this.words = wordsFor(() => ({
      name: (seat) => this.#nameOf(seat),
      bot: botName,
      you: this.playback?.seat ?? null,
      face: (face) => this.#game.faces.get(face),
    }));
    this.voice = new TableVoice({
      say: (say) => this.words.say(say),
      t: (key, args) => this.words.t(key, args),
      isYou: (who) => (who as Who | undefined)?.seat === (this.playback?.seat ?? -1),
      query: () => this.#socket.sign({ is: "query", seat: this.playback?.seat ?? null }),
      askAdvice: () => {
        const prompt = this.playback?.prompt;
        return prompt?.owed === true ? this.#socket.sign({ is: "ask-advice", seat: prompt.seat, prompt: prompt.id }) : null;
      },
      option: (n) => this.words.say(this.playback?.prompt?.options[n]?.say ?? { is: "say", key: "advice-not-now", args: {} }),
      log: (last) => this.log.slice(-last).map((line) => this.told(line)),
    });
    picturesOf(id);
    document.addEventListener("visibilitychange", this.#hidden);
    const hears: Hears = {
      welcome: (message) => this.#later(() => this.#welcome(message), message.table.game),
      update: (message) => this.#later(() => this.#update(message), message.table?.game),
      presence: (message) => this.#later(() => this.#presence(message)),
      noted: (message) => this.#later(() => this.#noted(message.says)),
      reacted: (message) => this.#later(() => this.#reacted(message)),
      unconfirmed: (count) => (this.#unconfirmed = count),
      moment: (message) => this.#later(() => this.#atMoment(message)),
      answers: (message) => this.#later(() => this.voice.hear(message)),
      advice: (message) => this.#later(() => this.voice.hearAdvice(message)),
      timesLeft: (message) => this.#later(() => this.company.time(message)),
      clock: (closesIn) => this.#later(() => this.#playbacks.clock(closesIn)),
      notDone: (message) => this.#later(() => this.#notDone(message)),
      problem: (message) =>
        this.#later(() => {
          if (message.fatal) this.#problem = message.say;
          else this.#noteGame(message.say);
        }),
      link: (link) => {
        this.#link = link;
        if (link === "lost") this.#later(() => (this.#doubted = this.#moment));
        else if (link === "open") this.#later(() => this.#reopened());
      },
    };
    this.#socket = new TableSocket(id, hears, watch);
  }

  get table(): TableState | null {
    return this.#table;
  }
  /** Whether this is a big screen, which only looks on. */
  get watches(): boolean {
    return this.#watches;
  }
  get you(): Person | null {
    return this.#you;
  }
  get outcome(): Outcome | null {
    return this.#outcome;
  }
  /** Signs and sentences that are passing over the table. */
  get bubbles(): readonly Bubble[] {
    return this.calm ? [] : this.talk.bubbles;
  }
  /** A table of small children, where nobody talks. */
  get calm(): boolean {
    return this.playback !== null && this.game?.calm?.(this.playback.shown) === true;
  }
  /** Sentences that the game offers for the talk at its table now, by their keys. */
  get phrases(): readonly string[] {
    return this.playback === null ? [] : (this.game?.phrases?.(this.playback.shown) ?? []);
  }
  get problem(): Say | null {
    return this.#problem;
  }
  get refusal(): Illegal | null {
    return this.#refusal;
  }
  get game(): GameTable | null {
    return this.#game.drawn;
  }
  /** Whether fewer points are better; null while that is not known. */
  get lowerWins(): boolean | null {
    return this.#game.lowerWins(this.#table?.variant);
  }
  /** The lesson that teaches what is played here; null: there is none. */
  get lesson(): LessonCard | null {
    return this.#game.lesson(this.#table?.variant);
  }
  /** Whether one may ask here what a strong player would do; null while that is not known. */
  get advises(): boolean | null {
    return this.#game.advises;
  }
  /** The pictures of somebody's own that this table plays with. */
  get faces(): FaceWords[] {
    return [...this.#game.faces.values()];
  }

  /** The seat that is looked at: yours, or the one of yours that plays now, or a spectator's. */
  get playback(): Playback | null {
    return this.#playbacks.watched;
  }

  /** Another seat of yours that is asked while this one is not: the device goes from hand to hand. */
  get passTo(): number | null {
    return this.#playbacks.passTo;
  }

  get log(): Say[] {
    return this.#log.of(this.playback?.seat ?? null);
  }

  /** A line of the log in words, with the name of whoever really played. */
  told(line: Say): string {
    return this.words.say(this.#log.told(line));
  }

  /** A calm word about a line that is lost or does not answer; null when all is well. */
  get trouble(): string | null {
    if (this.#link !== "lost" && this.#link !== "quiet") return null;
    const key = this.#link === "lost" ? "page-reconnecting" : navigator.onLine ? "page-quiet" : "page-offline";
    const unsent = this.#unconfirmed === 0 ? "" : ` ${this.words.t("page-unsent", { count: this.#unconfirmed })}`;
    return this.words.t(key) + unsent;
  }

  get people(): SeatPerson[] {
    const here = this.playback?.seat ?? null;
    const chairs = this.#table?.chairs ?? [];
    const people = chairs.map(({ person }) => person);
    return chairs.map((chair, seat) => ({
      seat,
      name: nameAt(people, seat, chair.yours) ?? botName(seat),
      avatar: (isShared(people, seat) ? null : chair.person?.avatar) ?? botAvatar(chairs, seat),
      bot: chair.bot,
      connected: chair.connected || chair.person === null,
      asleep: chair.connected && this.company.asleep[seat] === true,
      you: seat === here,
    }));
  }

  get sending(): number | null {
    const on = this.#sending;
    return on !== null && on.prompt === this.playback?.prompt?.id && on.seat === this.playback.seat ? on.option : null;
  }

  /** Whether what is on its way has words of one's own in it. */
  get writing(): boolean {
    return this.sending !== null && this.#sending?.written === true;
  }

  /** The moment at which the table holds, once this screen shows it. */
  get moment(): AtMoment | null {
    const here = this.playback;
    if (here === null || this.#moment === null) return this.#moment;
    // It is said before its row comes: until that is shown there is nothing to look at.
    const seen = here.held === this.#moment.number || (!here.busy && this.#row >= this.#moment.row);
    return seen ? this.#moment : null;
  }
  /** When it goes on by itself, as `Date.now()` counts; null: not yet. */
  get goesAt(): number | null {
    return this.#goesAt;
  }

  /** Wait, I am looking; or: go on without me. */
  hold(hold: boolean): void {
    this.#socket.sign({ is: "hold", hold });
  }

  goOn(): void {
    if (this.#moment === null) return;
    this.#wentOn = this.#moment.number;
    this.#socket.sign({ is: "go-on", moment: this.#moment.number });
  }
  /** Whether the last moment went by without a word from here, and nothing was done since. */
  get passed(): boolean {
    return this.#passed;
  }

  get host(): boolean {
    return this.#you !== null && this.#table?.host === this.#you.id;
  }

  get yours(): number[] {
    return (this.#table?.chairs ?? []).flatMap((chair, place) => (chair.yours ? [place] : []));
  }

  wish(wish: Wish): void {
    this.#refusal = null;
    this.#socket.send(wish);
  }

  /** A sign to everyone at the table; only who sits at it makes one. */
  react(what: Reaction): void {
    this.#socket.sign({ is: "react", what });
  }

  /** A sentence of the game, which everyone reads in their own language. */
  sayPhrase(phrase: string): void {
    this.wish({ is: "chat", text: this.words.t(phrase), phrase });
  }

  /** A line of the talk as it reads here. */
  lineOf(line: ChatLine): string {
    return line.phrase === null ? line.text : this.words.t(line.phrase);
  }

  answer(option: number, text?: string): void {
    const prompt = this.playback?.prompt;
    if (prompt === null || prompt === undefined || this.sending !== null) return;
    this.#refusal = null;
    this.#passed = false;
    const asked = { seat: prompt.seat, prompt: prompt.id, option };
    const cid = this.#socket.send({ is: "answer", ...asked, text: text ?? null });
    this.#sending = { cid, ...asked, written: text !== undefined };
  }

  watch(seat: number): void {
    this.#playbacks.watch(seat);
  }

  skip(): void {
    this.playback?.skip();
  }

  forgetRefusal(): void {
    this.#refusal = null;
  }

  close(): void {
    picturesOf(null);
    document.removeEventListener("visibilitychange", this.#hidden);
    this.#socket.close();
    this.talk.close();
    this.company.close();
    this.#playbacks.close();
  }

  readonly #hidden = (): void => {
    if (document.hidden) this.#playbacks.jump();
  };

  #later(work: () => void, game?: string): void {
    this.#ready = this.#ready
      .then(async () => {
        // Both in one step: no game is ever drawn with what another one showed.
        const put = game === undefined ? undefined : await this.#game.meet(game);
        put?.();
        work();
      })
      .catch((error: unknown) => {
        // Most likely a part of the page that a newer build has replaced; the table never stands still unsaid.
        console.error(error);
        this.#problem = { is: "say", key: "problem-protocol", args: {} };
      });
  }

  #meetDeck(before: TableState | null, { deck, game_number }: TableState): void {
    if (deck !== null && deck.unsaid > 0 && game_number !== before?.game_number)
      this.tell(this.words.t("deck-unsaid", { unsaid: deck.unsaid, count: deck.count }));
    void this.#game.meetDeck(deck);
  }

  #welcome(message: Welcome): void {
    const before = this.#table;
    this.#you = message.you;
    this.#table = message.table;
    this.#meetDeck(before, message.table);
    this.talk.begin(message.chat);
    this.#outcome = message.outcome;
    this.#problem = null;
    this.#sending = null;
    this.#log.seat(message.table.chairs);
    this.#log.begin(message.positions);
    this.#playbacks.begin(this.game, message.positions, message.table.phase === "playing");
    const prompt = this.playback?.prompt;
    if (prompt?.owed === true) this.#asked(prompt);
    this.#reached(message.row);
  }

  #atMoment(message: AtMoment | MomentOver): void {
    this.#passed = message.is === "moment-over" && this.#wentOn !== message.number && this.yours.length > 0;
    if (message.is === "moment") {
      this.#moment = message;
      this.#goesAt = message.goes_in === null ? null : Date.now() + message.goes_in;
      return;
    }
    if (this.#moment?.number === message.number) this.#moment = null;
    this.#playbacks.release(message.number);
    // What comes after a moment is shown anew; who did not stand there has shown it already.
    if (this.playback?.busy === false) this.#reached(this.#row);
  }

  /** A table that still holds says so first on a new line; otherwise the moment ended, or a restart forgot it. */
  #reopened(): void {
    const before = this.#doubted;
    this.#doubted = null;
    if (before === null || (this.#moment !== before && this.#moment?.number === before.number)) return;
    this.#atMoment({ is: "moment-over", number: before.number });
  }

  #reached(row: number): void {
    this.#row = row;
    this.#socket.sign({ is: "shown", row });
  }

  #update(message: Update): void {
    const before = this.#table;
    if (message.table !== undefined) {
      this.#table = message.table;
      this.#log.seat(message.table.chairs);
      this.#meetDeck(before, message.table);
    }
    if (message.outcome !== undefined) this.#outcome = message.outcome;
    if (message.chat !== undefined) this.#chatted(message.chat);
    if (this.#table?.game_number !== before?.game_number || this.#table?.phase === "setup") {
      this.#outcome = message.outcome ?? null;
      this.#log.begin([]);
      this.#playbacks.begin(this.game, []);
    }
    const positions = message.positions ?? [];
    if (positions.length > 0) this.#playbacks.keep(positions);
    else this.playback?.pass(message.row);
    for (const position of positions) this.#move(position, message.row);
    if (message.cid !== undefined && message.cid === this.#sending?.cid) this.#sending = null;
  }

  #chatted(line: ChatLine): void {
    const own = line.person?.id === this.#you?.id;
    this.talk.add(line, this.lineOf(line), own);
    if (!own) this.tell(`${line.person?.name ?? this.words.t("page-chat-gone")}: ${this.lineOf(line)}`);
  }

  /** What has happened among the people: shown for a moment, read aloud, and in the log in its turn. */
  #noted(says: Say[]): void {
    for (const say of says) this.note(this.words.say(say));
    this.#playbacks.note(says);
  }

  #nameOf(seat: number): string {
    const chair = this.#table?.chairs[seat];
    const name = this.people[seat]?.name ?? String(seat + 1);
    return chair?.person != null && chair.bot !== null ? this.words.t("bot-for", { name }) : name;
  }

  #reacted(message: Reacted): void {
    if (this.calm) return;
    this.talk.react(message);
    if (message.person.id !== this.#you?.id)
      this.tell(`${message.person.name}: ${this.words.t(`page-sign-${message.what}`)}`);
  }

  #presence(message: Presence): void {
    this.company.hear(message);
    if (this.#table === null) return;
    this.#table = {
      ...this.#table,
      spectators: message.spectators,
      chairs: this.#table.chairs.map((chair, place) => ({
        ...chair,
        connected: message.connected[place] ?? chair.connected,
      })),
    };
  }

  #notDone(message: NotDone): void {
    if (message.cid === this.#sending?.cid) this.#sending = null;
    this.#refusal = message.why;
    this.tell(this.words.say(message.why.reason));
    playSound("refuse");
  }

  #move(position: Position, row: number): void {
    for (const happening of position.happenings ?? []) this.#log.came(happening.says);
    const moment = this.#moment?.row === row ? this.#moment.number : null;
    if (!this.#playbacks.move(this.game, position, row, moment)) this.#log.open(position);
  }

  #listener(seat: number | null): PlaybackListener {
    return {
      beats: () => settings.beats,
      noted: (says) => this.#log.add(seat, says),
      happened: (played) => this.#happened(seat, played.event, played.says),
      asked: (prompt) => {
        if (this.playback?.seat === seat) this.#asked(prompt);
      },
      holds: (moment) => this.#moment?.number === moment,
      reached: (row) => {
        if (this.playback?.seat !== seat) return;
        this.#reached(row);
        if (this.playback.held !== null) this.tell(this.words.t("page-moment-held"));
      },
    };
  }

  #asked(prompt: Prompt): void {
    this.voice.asked(prompt.key);
    playSound("turn");
    const first = `${this.#table?.game_number} ${prompt.seat}`;
    if (this.#oriented === first) return;
    this.#oriented = first;
    void this.voice.orient();
  }

  #happened(seat: number | null, event: { is: string }, says: readonly Say[]): void {
    this.#log.add(seat, says);
    if (this.playback?.seat !== seat) return;
    this.voice.happened(says, this.#game.quiet);
    const scores = this.game?.scores?.(event) ?? false;
    if (scores === true || scores === settings.voice) void this.voice.scores();
    playSound(this.game?.sound(event) ?? null);
  }

  /** Something about the game that is no event of it: said, and kept in the log. */
  #noteGame(say: Say): void {
    this.#log.came([say]);
    this.#log.add(this.playback?.seat ?? null, [say]);
    this.tell(this.words.say(say));
  }

  /** Shows everybody at this device something for a moment, and reads it aloud. */
  note(text: string): void {
    this.company.tell(text);
    this.tell(text);
  }

  /** Reads something aloud. */
  tell(text: string): void {
    this.voice.tell(text);
  }
}
