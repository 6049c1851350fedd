/** Which tokens light the page, and how fast it moves: two marks on the root element. */
export type Light = "day" | "night";

/** Changes the light; where the browser can, the old page fades into the new one. */
export function setLight(light: Light, pace: number): void {
  const root = document.documentElement;
  root.style.setProperty("--pace", String(pace));
  const before = root.dataset["light"];
  if (before === light) return;
  const change = (): void => {
    root.dataset["light"] = light;
  };
  if (before === undefined || pace === 0 || document.hidden || !("startViewTransition" in document)) change();
  else {
    // A fade that is overtaken by another, or by a hidden page, is no fault: the light has changed all the same.
    const fade = document.startViewTransition(change);
    for (const end of [fade.ready, fade.finished]) end.catch(() => undefined);
  }
}
