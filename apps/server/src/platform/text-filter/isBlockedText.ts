import { isReservedName } from '../accounts/isReservedName.ts';
import { foldText } from './foldText.ts';
import { cleanText } from './screenText.ts';

/** Words that no name of ours may carry, as whole words; what sounds like one by chance is left alone. */
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

/** What no harmless name has inside it. */
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

/** Digits and signs that stand for letters. */
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

/** Whether the word filter refuses a public name: it is rude, passes for ours, or dresses one script up as another. */
export function isBlockedText(text: string): boolean {
  const plain = foldText(cleanText(text)).letters;
  if (isReservedName(plain.replace(/[^a-z0-9]/g, ''))) return true;
  if (LATIN.test(text) && LOOKALIKES.test(text)) return true;
  const read = replaceSubstitutes(plain);
  const spelled = read.replace(/(?<=\b\p{L})[\s._*-]+(?=\p{L}\b)/gu, '');
  return [plain, read, spelled].some((writing) =>
    writing.split(/[^\p{L}]+/u).some((word) => BLOCKED_WORDS.has(squeeze(word)) || BLOCKED_WORDS.has(word)),
  );
}

/** Whether a name, which is one word, has a rude word inside it. */
export function hasBlockedStem(name: string): boolean {
  const read = replaceSubstitutes(foldText(cleanText(name)).letters).replace(/[^\p{L}]/gu, '');
  return BLOCKED_STEMS.some((stem) => read.includes(stem));
}

function replaceSubstitutes(plain: string): string {
  return plain.replace(/[013457@$!]/g, (sign) => LETTER_SUBSTITUTES[sign] ?? sign);
}

/** “fuuuck” reads like the word with one u. */
function squeeze(word: string): string {
  return word.replace(/(.)\1{2,}/gu, '$1');
}
