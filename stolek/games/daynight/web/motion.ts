/** Cards on their way from one box to another, by transform and opacity alone. */
import type { TransitionConfig } from "svelte/transition";
import type { Box } from "./layout";

export interface Journey {
  /** where the card lies when it is at home */
  home: Box;
  /** where it comes from or goes to; null: it is simply there */
  away: Box | null;
  /** ms, pace included; 0 for no motion */
  ms: number;
  delay?: number;
  fade?: boolean;
}

const ease = (t: number): number => 1 - (1 - t) ** 3;
const middle = (box: Box): { x: number; y: number } => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 });

/** A Svelte transition for both directions: in from `away`, or out to it. */
export function journey(_node: Element, way: Journey): TransitionConfig {
  if (way.away === null || way.ms <= 0) return { duration: 0 };
  const from = middle(way.away);
  const to = middle(way.home);
  const scale = way.away.w / way.home.w;
  return {
    duration: way.ms,
    delay: way.delay ?? 0,
    easing: ease,
    css: (here, gone) =>
      `transform: translate(${(from.x - to.x) * gone}px, ${(from.y - to.y) * gone}px) ` +
      `scale(${1 + (scale - 1) * gone});` +
      "z-index: 15;" +
      (way.fade ? `opacity: ${Math.min(1, here * 2.5)};` : ""),
  };
}

export interface Flight {
  from: Box;
  to: Box;
  ms: number;
  delay?: number;
}

/** Plays once from one box to another and is gone: for what only passes by. */
export function fly(flight: Flight): (node: HTMLElement) => () => void {
  return (node) => {
    const from = middle(flight.from);
    const to = middle(flight.to);
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const lift = Math.min(46, Math.hypot(dx, dy) * 0.18);
    const steps: Keyframe[] = [
      { transform: "translate(0, 0) scale(0.7)", opacity: 0 },
      { transform: "translate(0, -6px) scale(1.25)", opacity: 1, offset: 0.18 },
      { transform: `translate(${dx * 0.55}px, ${dy * 0.55 - lift}px) scale(1.15)`, opacity: 1, offset: 0.6 },
      { transform: `translate(${dx}px, ${dy}px) scale(0.8)`, opacity: 1, offset: 0.94 },
      { transform: `translate(${dx}px, ${dy}px) scale(0.3)`, opacity: 0 },
    ];
    const playing = node.animate(steps, {
      duration: flight.ms,
      delay: flight.delay ?? 0,
      easing: "cubic-bezier(.4,.1,.3,1)",
      fill: "both",
    });
    return () => playing.cancel();
  };
}
