import unhomoglyph from 'unhomoglyph';

/** A text with every letter in its plain form, and the position of each letter in the original. */
export interface NormalizedText {
  letters: string;
  /** For each letter, its start and end in the original text. */
  positions: readonly { from: number; to: number }[];
}

/** Look-alikes of Latin letters that are missing in the Unicode table or mapped to other letters there. */
const LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'аa',
    'вb',
    'сc',
    'ԁd',
    'еe',
    'ёe',
    'ғf',
    'ɡg',
    'һh',
    'нh',
    'іi',
    'їi',
    'ӏl',
    'јj',
    'кk',
    'мm',
    'пn',
    'оo',
    'рp',
    'ԛq',
    'гr',
    'ѕs',
    'тt',
    'ѵv',
    'цu',
    'ԝw',
    'хx',
    'уy',
    'αa',
    'βb',
    'ϲc',
    'δd',
    'εe',
    'ηn',
    'ιi',
    'κk',
    'λl',
    'μu',
    'νv',
    'οo',
    'ρp',
    'σo',
    'τt',
    'υu',
    'χx',
    'γy',
    'ıi',
    'łl',
    'øo',
    'đd',
    'ħh',
    'ŧt',
    'ßb',
    'ʂs',
    'ƒf',
    'ʋv',
    'ꓝf',
    'ĸk',
    'πn',
    '€e',
    'ꞓe',
    '£l',
    '¥y',
    '₩w',
    '₱p',
    '₿b',
    '₮t',
    '₴s',
    '©c',
    '®r',
    '†t',
    '‡t',
    '∩n',
    '∪u',
    'ʀr',
    'ʜh',
    'ɪi',
    'ʟl',
    'ɴn',
    'ɢg',
    'ʙb',
    'ꜱs',
    'ꜰf',
  ].map((pair) => [pair[0]!, pair.slice(1)]),
);

const MARKS = /\p{M}/gu;
/** Characters used to hide a word by separating its letters. */
const BETWEEN = /[\s._*~'"`|,/\\+=:;()[\]{}<>^-]/u;

/** First code points of the inverse alphabets, which Unicode does not map to plain letters. */
const INVERSE_ALPHABETS = [0x1f150, 0x1f170];
const ALPHABET_LENGTH = 26;
const ASCII = /^[\0-\x7F]*$/;

/** Returns a character in its plain form: without accents, case, other alphabets and decorative variants. */
function foldCharacter(character: string): string {
  const plain = stripMarks(character);
  if (ASCII.test(plain)) return plain;
  return Array.from(plain, (letter) => LOOKALIKES[letter] ?? readLookalike(letter)).join('');
}

function readLookalike(letter: string): string {
  const code = letter.codePointAt(0)!;
  const first = INVERSE_ALPHABETS.find((start) => code >= start && code < start + ALPHABET_LENGTH);
  if (first !== undefined) return String.fromCharCode('a'.charCodeAt(0) + code - first);
  const read = stripMarks(unhomoglyph(letter));
  return LOOKALIKES[read] ?? read;
}

function stripMarks(text: string): string {
  return text.normalize('NFKD').replace(MARKS, '').toLowerCase();
}

/** Converts every character of a text to its plain form. */
export function normalizeForFilter(text: string): NormalizedText {
  const letters: string[] = [];
  const positions: { from: number; to: number }[] = [];
  let from = 0;
  for (const character of text) {
    const to = from + character.length;
    // Each UTF-16 code unit gets a position, because string indices count code units.
    for (const unit of foldCharacter(character).split('')) {
      letters.push(unit);
      positions.push({ from, to });
    }
    from = to;
  }
  return { letters: letters.join(''), positions };
}

/** Removes separators between single letters, so that “f.u c-k” becomes one word. */
export function joinSpelledOutWords({ letters, positions }: NormalizedText): NormalizedText {
  const joined: number[] = [];
  for (let index = 0; index < letters.length; index += 1)
    if (!BETWEEN.test(letters[index]!) || !isBetweenSingleLetters(letters, index)) joined.push(index);
  return {
    letters: joined.map((index) => letters[index]).join(''),
    positions: joined.map((index) => positions[index]!),
  };
}

function isBetweenSingleLetters(letters: string, index: number): boolean {
  let [before, after] = [index - 1, index + 1];
  while (before >= 0 && BETWEEN.test(letters[before]!)) before -= 1;
  while (after < letters.length && BETWEEN.test(letters[after]!)) after += 1;
  if (before < 0 || after >= letters.length) return false;
  const isAlone = (at: number, step: number) => {
    const next = letters[at + step];
    return next === undefined || BETWEEN.test(next);
  };
  return isAlone(before, -1) && isAlone(after, 1);
}
