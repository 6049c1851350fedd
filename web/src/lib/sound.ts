/** Small sounds made on the spot, no recordings. A sound is a few notes or a breath of noise; unknown names are silent. */
import { settings } from "./settings.svelte";

interface Note {
  /** seconds after the start */
  at: number;
  /** pitch in hertz; 0 is noise, as of paper */
  pitch: number;
  to?: number;
  long: number;
  loud: number;
  wave?: OscillatorType;
}

const SOUNDS: Record<string, readonly Note[]> = {
  card: [{ at: 0, pitch: 0, to: 2600, long: 0.09, loud: 0.16 }],
  flip: [
    { at: 0, pitch: 0, to: 1500, long: 0.12, loud: 0.14 },
    { at: 0.05, pitch: 320, to: 520, long: 0.16, loud: 0.05, wave: "triangle" },
  ],
  chime: [
    { at: 0, pitch: 784, long: 0.5, loud: 0.07 },
    { at: 0.09, pitch: 1175, long: 0.6, loud: 0.06 },
  ],
  take: [
    { at: 0, pitch: 0, to: 2200, long: 0.08, loud: 0.14 },
    { at: 0.06, pitch: 988, long: 0.3, loud: 0.05 },
  ],
  turn: [
    { at: 0, pitch: 587, long: 0.28, loud: 0.08, wave: "triangle" },
    { at: 0.13, pitch: 880, long: 0.42, loud: 0.08, wave: "triangle" },
  ],
  win: [
    { at: 0, pitch: 523, long: 0.4, loud: 0.08, wave: "triangle" },
    { at: 0.12, pitch: 659, long: 0.4, loud: 0.08, wave: "triangle" },
    { at: 0.24, pitch: 784, long: 0.4, loud: 0.08, wave: "triangle" },
    { at: 0.38, pitch: 1047, long: 0.9, loud: 0.09, wave: "triangle" },
  ],
  refuse: [{ at: 0, pitch: 220, to: 170, long: 0.2, loud: 0.07, wave: "triangle" }],
};

let context: AudioContext | null = null;
let paper: AudioBuffer | null = null;

/** Browsers let a page sound only after it was touched. */
export function allowSound(): void {
  const wake = (): void => {
    context ??= new AudioContext();
    void context.resume();
  };
  addEventListener("pointerdown", wake, { once: true });
  addEventListener("keydown", wake, { once: true });
}

export function playSound(name: string | null): void {
  if (name === null || !settings.sound || document.hidden) return;
  if (context === null || context.state !== "running") return;
  for (const note of SOUNDS[name] ?? []) strike(context, note);
}

function strike(audio: AudioContext, note: Note): void {
  const start = audio.currentTime + note.at;
  const end = start + note.long;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(note.loud * settings.volume, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  volume.connect(audio.destination);
  if (note.pitch === 0) {
    const noise = audio.createBufferSource();
    noise.buffer = paper ??= noiseOf(audio);
    const filter = audio.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.setValueAtTime(note.to ?? 2000, start);
    noise.connect(filter).connect(volume);
    noise.start(start);
    noise.stop(end);
    return;
  }
  const tone = audio.createOscillator();
  tone.type = note.wave ?? "sine";
  tone.frequency.setValueAtTime(note.pitch, start);
  if (note.to !== undefined) tone.frequency.exponentialRampToValueAtTime(note.to, end);
  tone.connect(volume);
  tone.start(start);
  tone.stop(end);
}

function noiseOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
