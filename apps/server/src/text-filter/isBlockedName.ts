import { isReservedName } from './isReservedName.ts';
import { normalizeForFilter } from './normalizeForFilter.ts';
import { normalizeText } from './maskBlockedWords.ts';

/** Words that a public name must not contain. Only whole words match, so that similar names pass. */
const BLOCKED_WORDS: ReadonlySet<string> = new Set([
  'asshole',
  'bastard',
  'bitch',
  'cocksucker',
  'cunt',
  'dickhead',
  'faggot',
  'fuck',
  'fucked',
  'fucker',
  'fucking',
  'hitler',
  'kike',
  'motherfucker',
  'nazi',
  'nigga',
  'nigger',
  'porn',
  'porno',
  'pussy',
  'rape',
  'rapist',
  'retard',
  'shit',
  'slut',
  'tranny',
  'whore',
]);

/** Parts of words that never occur in a harmless name. */
const BLOCKED_STEMS = [
  'fuck',
  'nigger',
  'nigga',
  'faggot',
  'shithead',
  'asshole',
  'cocksuck',
  'hitler',
  'whore',
];

/** Digits and symbols used in place of letters. */
const LETTER_SUBSTITUTES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const LATIN = /\p{Script=Latin}/u;
const LOOKALIKES = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

/**
 * Whether a public name is rejected because it is offensive, looks official, or mixes alphabets to imitate another
 * name.
 */
export function isBlockedName(text: string): boolean {
  const plain = normalizeForFilter(normalizeText(text)).letters;
  if (isReservedName(plain.replace(/[^a-z0-9]/g, ''))) return true;
  if (LATIN.test(text) && LOOKALIKES.test(text)) return true;
  const read = replaceSubstitutes(plain);
  const spelled = read.replace(/(?<=\b\p{L})[\s._*-]+(?=\p{L}\b)/gu, '');
  return [plain, read, spelled].some((writing) =>
    writing.split(/[^\p{L}]+/u).some((word) => BLOCKED_WORDS.has(squeeze(word)) || BLOCKED_WORDS.has(word)),
  );
}

/** Whether a username contains an offensive word. It has no spaces, so parts of it are checked. */
export function hasBlockedStem(name: string): boolean {
  const read = replaceSubstitutes(normalizeForFilter(normalizeText(name)).letters).replace(/[^\p{L}]/gu, '');
  return BLOCKED_STEMS.some((stem) => read.includes(stem));
}

function replaceSubstitutes(plain: string): string {
  return plain.replace(/[013457@$!]/g, (sign) => LETTER_SUBSTITUTES[sign] ?? sign);
}

/** Reduces letters that are repeated three or more times to one, as in “fuuuck”. */
function squeeze(word: string): string {
  return word.replace(/(.)\1{2,}/gu, '$1');
}
