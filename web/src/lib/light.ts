/** Which tokens light the page, and how fast it moves: two marks on the root element. */
export type Light = "day" | "night";

export function setLight(light: Light, pace: number): void {
  const root = document.documentElement;
  root.dataset["light"] = light;
  root.style.setProperty("--pace", String(pace));
}
