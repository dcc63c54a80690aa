import type { PasswordStrength } from '@playloom/design-system/PasswordInput';

/** Words that are guessed first. A short list is enough, because the server's slow hashing allows few guesses. */
const COMMON = [
  'password',
  'passwort',
  'qwerty',
  'qwertz',
  'azerty',
  'letmein',
  'iloveyou',
  'welcome',
  'admin',
  'monkey',
  'dragon',
  'football',
  'minecraft',
  'roblox',
  'pokemon',
  'sunshine',
  'princess',
  'superman',
  'playloom',
];
const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const RUN_LENGTH = 4;
const PERSONAL_MIN = 3;
const WORD_MIN = 3;
const WORDS_FOR_A_PHRASE = 4;
/** Entropy of one word in a phrase. Attackers guess phrases word by word, from a long list. */
const WORD_BITS = 20;

/** Minimum entropy of a fair, good and strong password, in bits. */
const FAIR_BITS = 40;
const GOOD_BITS = 58;
const STRONG_BITS = 76;

/** Rates how hard a password is to guess and gives the most useful hint. `personal` contains username and email. */
export function ratePassword(password: string, minLength: number, personal: string[] = []): PasswordStrength {
  if (password.length === 0) {
    return { score: 0, sentence: `Use at least ${minLength} characters. Four random words work well.` };
  }
  if (password.length < minLength) {
    const missing = minLength - password.length;
    return { score: 1, sentence: `${missing} more ${missing === 1 ? 'character' : 'characters'} to go.` };
  }
  const lower = password.toLowerCase();
  if (personal.some((word) => word.length >= PERSONAL_MIN && lower.includes(word.toLowerCase())))
    return { score: 1, sentence: 'Easy to guess: it contains your username or email.' };
  const weakPart = COMMON.find((word) => lower.includes(word));
  const bits = countBits(password, weakPart);
  if (weakPart && bits < GOOD_BITS)
    return { score: 1, sentence: `Easy to guess: “${weakPart}” is too common.` };
  if (bits < FAIR_BITS)
    return { score: 1, sentence: 'Easy to guess: it has too many repeated or consecutive characters.' };
  if (bits < GOOD_BITS) return { score: 2, sentence: 'Fair. A few more characters would help a lot.' };
  if (bits < STRONG_BITS) return { score: 3, sentence: 'Good. Use four random words to make it stronger.' };
  return { score: 4, sentence: 'Strong.' };
}

/** Estimates the entropy: words of a phrase, or unpredictable characters, times the bits of each. */
function countBits(password: string, weakPart: string | undefined): number {
  const counted = weakPart ? password.toLowerCase().replace(weakPart, '*') : password;
  const words = counted.split(/[^a-zA-Z]+/).filter((word) => word.length >= WORD_MIN);
  if (new Set(words).size >= WORDS_FOR_A_PHRASE) return new Set(words).size * WORD_BITS;
  return countUseful(counted) * Math.log2(countAlphabet(counted));
}

function countAlphabet(text: string): number {
  const kinds: [RegExp, number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/[0-9]/, 10],
    [/[^a-zA-Z0-9]/, 30],
  ];
  return kinds.reduce((sum, [pattern, size]) => sum + (pattern.test(text) ? size : 0), 0);
}

/** Counts characters that are neither repeated nor part of a sequence. */
function countUseful(text: string): number {
  const lower = text.toLowerCase();
  let useful = 0;
  for (let index = 0; index < text.length; index += 1) {
    const isRepeated = index >= 2 && lower[index] === lower[index - 1] && lower[index] === lower[index - 2];
    const isInPattern = index >= 4 && lower.slice(index - 3, index + 1) === lower.slice(index - 7, index - 3);
    const run = lower.slice(Math.max(0, index - RUN_LENGTH + 1), index + 1);
    if (!isRepeated && !isInPattern && !isRun(run)) useful += 1;
  }
  return useful;
}

function isRun(run: string): boolean {
  if (run.length < RUN_LENGTH) return false;
  const backwards = run.split('').toReversed().join('');
  return ROWS.some((row) => row.includes(run) || row.includes(backwards));
}
