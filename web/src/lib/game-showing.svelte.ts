/** A game as this screen plays it: the seats it looks through, the log, the moments, and what is heard of each event. */
import type { Position, Prompt, Say } from "$gen/messages";
import type { Words } from "./game-table";
import type { Playback, PlaybackListener } from "./playback.svelte";
import { Playbacks } from "./playbacks.svelte";
import { settings } from "./settings.svelte";
import { playSound } from "./sound";
import type { TableGame } from "./table-game.svelte";
import { TableLog } from "./table-log.svelte";
import { TableMoment, type MomentSign } from "./table-moment.svelte";
import type { TableVoice } from "./table-voice.svelte";

/** What the showing of a game needs of its table. */
interface Around {
  game: TableGame;
  voice: TableVoice;
  words: Words;
  sign(message: MomentSign): void;
  /** which game of the evening this is */
  number(): number | undefined;
}

export class GameShowing {
  readonly playbacks = new Playbacks((seat) => this.#listener(seat));
  readonly log = new TableLog();
  readonly moment: TableMoment;
  readonly #at: Around;
  /** the game and seat whose first question has been put */
  #oriented = "";

  constructor(at: Around) {
    this.#at = at;
    this.moment = new TableMoment(this.playbacks, at.sign);
  }

  get playback(): Playback | null {
    return this.playbacks.watched;
  }
  /** The seat that is looked through; null: a spectator's. */
  get seat(): number | null {
    return this.playback?.seat ?? null;
  }

  /** Sits down anew: at these positions, as they stand; a game that has not begun has none. */
  begin(positions: readonly Position[], running = false): void {
    this.log.begin(positions);
    this.playbacks.begin(this.#at.game.drawn, positions, running);
    const prompt = this.playback?.prompt;
    if (prompt?.owed === true) this.#asked(prompt);
  }

  /** Plays what leads to these positions; without any, there is nothing to be seen in this row. */
  move(positions: readonly Position[], row: number): void {
    if (positions.length > 0) this.playbacks.keep(positions);
    else this.playback?.pass(row);
    for (const position of positions) {
      for (const happening of position.happenings ?? []) this.log.came(happening.says);
      if (!this.playbacks.move(this.#at.game.drawn, position, row, this.moment.in(row))) this.log.open(position);
    }
  }

  /** Something about the game that is no event of it: said, and kept in the log. */
  note(say: Say): void {
    this.log.came([say]);
    this.log.add(this.seat, [say]);
    this.#at.voice.tell(this.#at.words.say(say));
  }

  #listener(seat: number | null): PlaybackListener {
    return {
      beats: () => settings.beats,
      noted: (says) => this.log.add(seat, says),
      happened: (played) => this.#happened(seat, played.event, played.says),
      asked: (prompt) => {
        if (this.playback?.seat === seat) this.#asked(prompt);
      },
      holds: (moment) => this.moment.holds(moment),
      reached: (row) => {
        if (this.playback?.seat !== seat) return;
        this.moment.reached(row);
        if (this.playback.held !== null) this.#at.voice.tell(this.#at.words.t("page-moment-held"));
      },
    };
  }

  #asked(prompt: Prompt): void {
    this.#at.voice.asked(prompt.key);
    playSound("turn");
    const first = `${this.#at.number()} ${prompt.seat}`;
    if (this.#oriented === first) return;
    this.#oriented = first;
    void this.#at.voice.orient();
  }

  #happened(seat: number | null, event: { is: string }, says: readonly Say[]): void {
    this.log.add(seat, says);
    if (this.playback?.seat !== seat) return;
    const { game, voice } = this.#at;
    voice.happened(says, game.quiet);
    const scores = game.drawn?.scores?.(event) ?? false;
    if (scores === true || scores === settings.voice) void voice.scores();
    playSound(game.drawn?.sound(event) ?? null);
  }
}
