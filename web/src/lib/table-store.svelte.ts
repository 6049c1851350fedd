/**
 * A table as this device sees it: the people around it, the game on it, the talk beside it.
 * Turns the server's messages into what is shown; refuses to know any rule.
 */
import type {
  AtMoment,
  ChatLine,
  Illegal,
  NotDone,
  Outcome,
  Person,
  Presence,
  Reacted,
  Say,
  TableState,
  Update,
  Welcome,
  Who,
} from "$gen/messages";
import type { FaceWords, LessonCard } from "$gen/lobby";
import { botName } from "./bots";
import { Company } from "./company.svelte";
import { GameShowing } from "./game-showing.svelte";
import type { GameTable, SeatPerson, Words } from "./game-table";
import { wordsFor } from "./language.svelte";
import { OwnAnswer } from "./own-answer.svelte";
import { picturesOf } from "./own-pictures";
import type { Playback } from "./playback.svelte";
import { seated } from "./seat-people";
import { titleOf } from "./setup";
import { TableSocket, type Heard, type Link, type Wish } from "./socket";
import { playSound } from "./sound";
import { TableGame } from "./table-game.svelte";
import { TableVoice } from "./table-voice.svelte";
import { TableTalk, type Bubble, type Reaction } from "./table-talk.svelte";

export class TableStore {
  readonly id: string;
  readonly words: Words;
  readonly company = new Company();
  readonly talk = new TableTalk();
  readonly voice: TableVoice;
  readonly #game: TableGame;
  readonly #showing: GameShowing;
  readonly #answer = new OwnAnswer();
  readonly #watches: boolean;
  readonly #socket: TableSocket;
  #table = $state.raw<TableState | null>(null);
  #you = $state.raw<Person | null>(null);
  #outcome = $state.raw<Outcome | null>(null);
  #link = $state<Link>("connecting");
  #problem = $state.raw<Say | null>(null);
  #unconfirmed = $state(0);
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
      say: (say, form) => this.words.say(say, form),
      t: (key, args) => this.words.t(key, args),
      ear: () => `${this.#table?.game_number} ${this.playback?.seat}`,
      isYou: (who) => (who as Who | undefined)?.seat === (this.playback?.seat ?? -1),
      query: () => this.#socket.sign({ is: "query", seat: this.playback?.seat ?? null }),
      askAdvice: () => {
        const prompt = this.playback?.prompt;
        return prompt?.owed === true ? this.#socket.sign({ is: "ask-advice", seat: prompt.seat, prompt: prompt.id }) : null;
      },
      option: (n) => this.words.say(this.playback?.prompt?.options[n]?.say ?? { is: "say", key: "advice-not-now", args: {} }),
      log: (last) => this.log.slice(-last).map((line) => this.told(line)),
    });
    this.#showing = new GameShowing({
      game: this.#game,
      voice: this.voice,
      words: this.words,
      sign: (message) => this.#socket.sign(message),
      number: () => this.#table?.game_number,
    });
    picturesOf(id);
    document.addEventListener("visibilitychange", this.#hidden);
    this.#socket = new TableSocket(
      id,
      {
        heard: (message) => this.#later(() => this.#heard(message), "table" in message ? message.table?.game : undefined),
        unconfirmed: (count) => (this.#unconfirmed = count),
        link: (link) => {
          this.#link = link;
          if (link === "lost") this.#later(() => this.#showing.moment.doubt());
          else if (link === "open") this.#later(() => this.#showing.moment.reopened());
        },
      },
      watch,
    );
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
    return this.#answer.refusal;
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
    return this.#game.lesson(this.#table);
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
    return this.#showing.playback;
  }

  /** Another seat of yours that is asked while this one is not: the device goes from hand to hand. */
  get passTo(): number | null {
    return this.#showing.playbacks.passTo;
  }

  get log(): Say[] {
    return this.#showing.log.of(this.#showing.seat);
  }

  /** From where on the log tells what has happened since whoever looks last played here. */
  get meanwhile(): number {
    return this.#showing.log.meanwhile(this.#showing.seat);
  }

  /** A line of the log in words, with the name of whoever really played. */
  told(line: Say): string {
    return this.words.say(this.#showing.log.told(line));
  }

  /** A calm word about a line that is lost or does not answer; null when all is well. */
  get trouble(): string | null {
    if (this.#link !== "lost" && this.#link !== "quiet") return null;
    const key = this.#link === "lost" ? "page-reconnecting" : navigator.onLine ? "page-quiet" : "page-offline";
    const unsent = this.#unconfirmed === 0 ? "" : ` ${this.words.t("page-unsent", { count: this.#unconfirmed })}`;
    return this.words.t(key) + unsent;
  }

  get people(): SeatPerson[] {
    return seated(this.#table?.chairs ?? [], this.#showing.seat, this.company.asleep);
  }

  /** The number of the option that is on its way, of the question that is open. */
  get sending(): number | null {
    return this.#answer.to(this.playback)?.option ?? null;
  }
  /** Whether what is on its way has words of one's own in it. */
  get writing(): boolean {
    return this.#answer.to(this.playback)?.written === true;
  }

  /** The moment at which the table holds, once this screen shows it. */
  get moment(): AtMoment | null {
    return this.#showing.moment.shown;
  }
  /** When it goes on by itself, as `Date.now()` counts; null: not yet. */
  get goesAt(): number | null {
    return this.#showing.moment.goesAt;
  }

  /** Wait, I am looking; or: go on without me. */
  hold(hold: boolean): void {
    this.#showing.moment.hold(hold);
  }

  goOn(): void {
    this.#showing.moment.goOn();
  }
  /** Whether the last moment went by without a word from whoever plays here. */
  get passed(): boolean {
    return this.#showing.moment.passed && this.yours.length > 0;
  }

  get host(): boolean {
    return this.#you !== null && this.#table?.host === this.#you.id;
  }

  get yours(): number[] {
    return (this.#table?.chairs ?? []).flatMap((chair, place) => (chair.yours ? [place] : []));
  }

  wish(wish: Wish): void {
    this.#answer.refusal = null;
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
    this.#showing.moment.acted();
    this.#showing.log.plays(prompt.seat);
    this.#answer.give(prompt, option, text, (wish) => this.#socket.send(wish));
  }

  watch(seat: number): void {
    this.#showing.playbacks.watch(seat);
  }

  skip(): void {
    this.playback?.skip();
  }

  forgetRefusal(): void {
    this.#answer.refusal = null;
  }

  close(): void {
    picturesOf(null);
    document.removeEventListener("visibilitychange", this.#hidden);
    this.#socket.close();
    this.talk.close();
    this.company.close();
    this.#showing.playbacks.close();
  }

  readonly #hidden = (): void => {
    if (document.hidden) this.#showing.playbacks.jump();
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

  #heard(message: Heard): void {
    switch (message.is) {
      case "welcome":
        return this.#welcome(message);
      case "update":
        return this.#update(message);
      case "presence":
        return this.#presence(message);
      case "noted":
        return this.#noted(message.says);
      case "reacted":
        return this.#reacted(message);
      case "moment":
      case "moment-over":
        return this.#showing.moment.hear(message);
      case "answers":
        return this.voice.hear(message);
      case "advice":
        return this.voice.hearAdvice(message);
      case "times-left":
        return this.company.time(message);
      case "clock":
        return this.#showing.playbacks.clock(message.closes_in);
      case "not-done":
        return this.#notDone(message);
      case "problem":
        if (message.fatal) this.#problem = message.say;
        else this.#showing.note(message.say);
    }
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
    this.#answer.begin();
    this.#showing.log.seat(message.table.chairs);
    this.#showing.begin(message.positions, message.table.phase === "playing");
    this.#showing.moment.reached(message.row);
  }

  #update(message: Update): void {
    const before = this.#table;
    if (message.table !== undefined) {
      this.#table = message.table;
      this.#showing.log.seat(message.table.chairs);
      this.#meetDeck(before, message.table);
      if (message.table.phase === "setup" && before?.phase !== "setup")
        this.tell(this.words.t("page-setup-heading", { game: titleOf(message.table.game) }));
    }
    if (message.outcome !== undefined) this.#outcome = message.outcome;
    if (message.chat !== undefined) this.#chatted(message.chat);
    if (this.#table?.game_number !== before?.game_number || this.#table?.phase === "setup") {
      this.#outcome = message.outcome ?? null;
      this.#showing.begin([]);
    }
    this.#showing.move(message.positions ?? [], message.row);
    this.#answer.settle(message.cid);
  }

  #chatted(line: ChatLine): void {
    const own = line.person?.id === this.#you?.id;
    this.talk.add(line, this.lineOf(line), own);
    if (!own) this.tell(`${line.person?.name ?? this.words.t("page-chat-gone")}: ${this.lineOf(line)}`);
  }

  /** What has happened among the people: shown for a moment, read aloud, and in the log in its turn. */
  #noted(says: Say[]): void {
    for (const say of says) this.note(this.words.say(say));
    this.#showing.playbacks.note(says);
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
    this.#answer.settle(message.cid, message.why);
    this.tell(this.words.say(message.why.reason));
    playSound("refuse");
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
