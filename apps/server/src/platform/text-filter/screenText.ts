import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import { foldText, joinSpelledOutWords, type FoldedText } from './foldText.ts';

/** Harmless words that hold a refused one; the library knows of others. */
const HARMLESS = [
  'cockpit',
  'peacock',
  'cocktail',
  'cockatoo',
  'hancock',
  'woodcock',
  'shuttlecock',
  'cockroach',
  'penistone',
  'shiitake',
];

const words = englishDataset.build();
const matcher = new RegExpMatcher({
  ...words,
  whitelistedTerms: [...(words.whitelistedTerms ?? []), ...HARMLESS],
  ...englishRecommendedTransformers,
});

/** Characters that are not seen, or turn the direction of what is: they only hide words. */
const UNSEEN = /[\p{Cc}\p{Cf}\u115F\u1160\u3164\uFFA0\u2800]/gu;
/** An emoji of several is held together by this one. */
const JOINER = '\u200D';
const IS_EMOJI = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)$/u;
/** A letter has few accents; towers of them cover the lines above. */
const TOWERS = /(\p{M}{2})\p{M}+/gu;

/** As it is kept and shown: one way to write each letter, and nothing unseen. */
export function cleanText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(UNSEEN, (sign, at: number, whole: string) => {
      if (sign === '\n') return sign;
      if (sign === '\t') return ' ';
      return sign === JOINER && IS_EMOJI.test(whole.slice(0, at)) ? sign : '';
    })
    .replace(TOWERS, '$1')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The text with every refused word masked. It is a floor: people report what it does not know. */
export function screenText(text: string): string {
  const folded = foldText(text);
  const ranges = [folded, joinSpelledOutWords(folded)].flatMap(findBlockedRanges);
  const signs = text.split('');
  for (const { from, to } of ranges)
    for (let at = from; at < to; at += 1) if (!/\s/.test(signs[at]!)) signs[at] = '*';
  return signs.join('');
}

export function hasBlockedWord(text: string): boolean {
  const folded = foldText(text);
  return matcher.hasMatch(folded.letters) || matcher.hasMatch(joinSpelledOutWords(folded).letters);
}

function findBlockedRanges({ letters, positions }: FoldedText): { from: number; to: number }[] {
  return matcher
    .getAllMatches(letters)
    .map(({ startIndex, endIndex }) => ({ from: positions[startIndex]!.from, to: positions[endIndex]!.to }));
}
