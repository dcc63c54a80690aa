import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import { normalizeForFilter, joinSpelledOutWords, type NormalizedText } from './normalizeForFilter.ts';

/** Harmless words that contain a blocked one, in addition to those that the library knows. */
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

/** Invisible characters and direction marks, which are only used to hide words. */
const UNSEEN = /[\p{Cc}\p{Cf}\u115F\u1160\u3164\uFFA0\u2800]/gu;
/** Joins the parts of a combined emoji. */
const JOINER = '\u200D';
const IS_EMOJI = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)$/u;
/** More than two combining marks in a row. Letters have few accents, and a stack of marks covers the lines above. */
const TOWERS = /(\p{M}{2})\p{M}+/gu;

/** Normalizes a text and removes invisible characters, before it is stored and shown. */
export function normalizeText(text: string): string {
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

/** Masks every blocked word in a text. Users can report what the filter misses. */
export function maskBlockedWords(text: string): string {
  const folded = normalizeForFilter(text);
  const ranges = [folded, joinSpelledOutWords(folded)].flatMap(findBlockedRanges);
  const signs = text.split('');
  for (const { from, to } of ranges)
    for (let at = from; at < to; at += 1) if (!/\s/.test(signs[at]!)) signs[at] = '*';
  return signs.join('');
}

export function hasBlockedWord(text: string): boolean {
  const folded = normalizeForFilter(text);
  return matcher.hasMatch(folded.letters) || matcher.hasMatch(joinSpelledOutWords(folded).letters);
}

function findBlockedRanges({ letters, positions }: NormalizedText): { from: number; to: number }[] {
  return matcher
    .getAllMatches(letters)
    .map(({ startIndex, endIndex }) => ({ from: positions[startIndex]!.from, to: positions[endIndex]!.to }));
}
