/** How much room a text takes, in letters of usual width: some scripts and signs are twice as wide. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}WMmw@—]/u;

export const roomOf = (text: string): number => [...text].reduce((sum, each) => sum + (WIDE.test(each) ? 2 : 1), 0);

/** Clues are from one word to two hundred characters, and all of each is to be seen at once. */
export function sizeOf(clue: string): "short" | "long" | "very" | "most" {
  const room = roomOf(clue);
  return room <= 26 ? "short" : room <= 110 ? "long" : room <= 230 ? "very" : "most";
}
