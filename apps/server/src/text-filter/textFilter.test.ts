import { describe, expect, it } from 'vitest';
import { hasSplitBlockedWord } from './filterMessageText.ts';
import { isBlockedName } from './isBlockedName.ts';
import { maskContacts } from './maskContacts.ts';
import { normalizeText, hasBlockedWord, maskBlockedWords } from './maskBlockedWords.ts';

const WORDS = [
  'fuck',
  'shit',
  'bitch',
  'cunt',
  'whore',
  'slut',
  'nigger',
  'faggot',
  'asshole',
  'dickhead',
  'cock',
  'pussy',
  'retard',
  'rapist',
  'fucker',
  'motherfucker',
  'bastard',
  'cum',
  'penis',
  'dildo',
];
const LEET: Record<string, string> = { a: '4', e: '3', i: '1', o: '0', s: '5', t: '7' };
const CYRILLIC: Record<string, string> = {
  a: 'а',
  c: 'с',
  e: 'е',
  i: 'і',
  o: 'о',
  p: 'р',
  s: 'ѕ',
  h: 'һ',
  k: 'к',
};
const swap = (table: Record<string, string>) => (word: string) =>
  word.replace(/./g, (letter) => table[letter] ?? letter);

/** Ways to disguise a word. */
const DISGUISES: Record<string, (word: string) => string> = {
  plain: (word) => word,
  sentence: (word) => `you are a ${word} and you know it`,
  capitals: (word) => word.toUpperCase(),
  leet: swap(LEET),
  cyrillic: swap(CYRILLIC),
  wide: (word) => word.replace(/./g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
  accents: (word) => word.replace(/[aeiou]/g, '$&\u0301'),
  bold: (word) => word.replace(/./g, (letter) => String.fromCodePoint(0x1d41a + letter.charCodeAt(0) - 97)),
  circled: (word) => word.replace(/./g, (letter) => String.fromCharCode(0x24d0 + letter.charCodeAt(0) - 97)),
  'zero width': (word) => word.split('').join('\u200B'),
  'soft hyphen': (word) => word.split('').join('\u00AD'),
  direction: (word) => `\u202E${word}\u202C`,
  spaced: (word) => word.split('').join(' '),
  dotted: (word) => word.split('').join('.'),
  stars: (word) => word.split('').join(' * '),
};

const CLEAN = [
  'Hello everybody, shall we play a round?',
  'This class is for assassins and bass players from Scunthorpe.',
  'I passed the assignment; what a classic!',
  'Put the cockpit door next to the peacock.',
  'A b c d e f g is a song.',
  'Essex, Sussex and Middlesex are places.',
  'The analyst read the documents in the therapist’s office.',
  'Dickens wrote it, and the pianist played it.',
  'Über die Straße fährt ein Bus.',
  'Привет, как дела?',
  '今日は良い天気ですね',
  'gg wp, 10/10 would play again :)',
];

describe('the word filter', () => {
  it('[T20:part] catches three hundred of three hundred disguises', () => {
    const lines = Object.values(DISGUISES).flatMap((disguise) => WORDS.map(disguise));
    expect(lines.length).toBe(300);
    const missed = lines.map(normalizeText).filter((line) => maskBlockedWords(line) === line);
    expect(missed).toEqual([]);
  });

  it('[CM-04:part] recognizes look-alike letters, in messages and in names', () => {
    const lookalikes = [
      'FÜ¢K',
      'fυck',
      'ƒüçк',
      'ｆｕｃｋ',
      'Ⓕⓤⓒⓚ',
      '🅵🆄🅲🅺',
      '🅕🅤🅒🅚',
      'fսсk',
      'ꜰᴜᴄᴋ',
      'f\u200Bu\u200Bck',
      'f\u0336u\u0336c\u0336k\u0336',
      '𝓯𝓾𝓬𝓴',
      '𝖿𝗎𝖼𝗄',
      'fu©k',
      'ѕһіt',
      'Ѕh1t',
      '5h!t',
      '$h1t',
      'βitch',
      'b!tch',
    ];
    expect(lookalikes.filter((word) => !hasBlockedWord(normalizeText(word)))).toEqual([]);
    expect(lookalikes.filter((word) => !isBlockedName(word))).toEqual([]);
    expect(maskBlockedWords('you FÜ¢K you')).toBe('you **** you');
  });

  it.each([
    'Scunthorpe',
    'Penistone',
    'Grape Escape',
    'Shiitake Kitchen',
    'Cockpit Heroes',
    'Café del Mar',
    'Čeština',
    'Łódź',
    'Ünïcödé Rüsh',
    'Straßenfest',
    'Ελληνικά',
    'Українська гра',
    'Путешествие',
    '中文游戏',
    'ドラゴンの城',
    'العاب',
    'עברית',
    '한국어 게임',
    'हिन्दी',
    '100 € to win',
    '© 2026 Class Assassins',
    '5¢ Arcade',
  ])('allows the name %s', (name) => {
    expect(maskBlockedWords(normalizeText(name))).toBe(normalizeText(name));
    expect(isBlockedName(name)).toBe(false);
  });

  it('keeps harmless texts', () => {
    for (const line of CLEAN) expect(maskBlockedWords(normalizeText(line))).toBe(line);
  });

  it('finds a word that is split over three messages, and no false ones', () => {
    expect(hasSplitBlockedWord(['t', 'i', 'sh'])).toBe(true);
    expect(hasSplitBlockedWord(['ch', 'bit'])).toBe(true);
    expect(hasSplitBlockedWord(['there', 'hello'])).toBe(false);
    expect(hasBlockedWord('sh')).toBe(false);
  });

  it('keeps combined emoji, line breaks and accents', () => {
    expect(normalizeText('👩‍👩‍👧 é\nñ')).toBe('👩‍👩‍👧 é\nñ');
    expect(normalizeText(`a${'\u0301'.repeat(40)}`).length).toBeLessThan(5);
  });
});

describe('contacts', () => {
  it.each([
    'https://example.org/x',
    'www.example.org',
    'example.com',
    'sub.example.co.uk',
    'ada@example.org',
    'ada (at) example (dot) org',
    'ada at example dot com',
    '+49 170 1234567',
    '(555) 123-4567',
    '5 5 5 1 2 3 4 5 6 7',
    'ada#1234',
  ])('[T20:part] masks %s', (contact) => {
    expect(maskContacts(`reach me: ${contact} ok`)).toBe('reach me: [hidden] ok');
  });

  it.each(['I have 12 coins and 3 lives', 'Wait... what?', 'v1.2.3 is out', 'meet at noon', 'score 100-99'])(
    'does not mask %s',
    (text) => expect(maskContacts(text)).toBe(text),
  );
});
