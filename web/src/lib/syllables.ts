/** Where a long word of a name may be parted when there is no room for it, in any of our languages. */

/** Shorter words are better moved to a line of their own, whole. */
const LONG = 10;
const VOWEL = "aeiouyáäéěíóôöőúůüűýąęæøåàèìòù";
/** letters that are one sound, and are kept together */
const TOGETHER = /^(?:sch|dzs|ch|ck|cs|cz|dz|dź|dż|gy|kw|ly|ny|ph|qu|rz|sh|st|sz|th|ty|zs)$/;
const LETTERS = /\p{L}+/gu;
const SOFT_HYPHEN = "\u00ad";
const LEAST = 3;

const isVowel = (letter: string | undefined): boolean => letter !== undefined && VOWEL.includes(letter);

/** Whether a syllable begins here: at the sound before a vowel. */
function begins(word: string, at: number): boolean {
  if (isVowel(word[at])) return false;
  for (const sounds of [3, 2]) {
    if (TOGETHER.test(word.slice(at, at + sounds))) return isVowel(word[at + sounds]) && word.slice(0, at).split("").some(isVowel);
    for (let before = 1; before < sounds; before += 1) if (TOGETHER.test(word.slice(at - before, at - before + sounds)) && isVowel(word[at - before + sounds])) return false;
  }
  return isVowel(word[at + 1]) && word.slice(0, at).split("").some(isVowel);
}

/** The name with soft hyphens in words of more letters than these; others are left as they are. */
export function parted(name: string, most = LONG): string {
  return name.replace(LETTERS, (word) => {
    if (word.length <= most) return word;
    const low = word.toLowerCase();
    return [...word].map((letter, at) => (at >= LEAST && at <= word.length - LEAST && begins(low, at) ? SOFT_HYPHEN + letter : letter)).join("");
  });
}
