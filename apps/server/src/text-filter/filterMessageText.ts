import { maskContacts } from './maskContacts.ts';
import { normalizeText, hasBlockedWord, maskBlockedWords } from './maskBlockedWords.ts';

export interface ComposedText {
  text: string;
  /** The text for readers who are under age. */
  safeText: string;
}

/** Composes the stored text: cleaned, screened, and masked for everyone when the author is under age. */
export function filterMessageText(written: string, isAuthorUnderAge: boolean): ComposedText {
  const text = maskBlockedWords(normalizeText(written));
  const safeText = maskContacts(text);
  return isAuthorUnderAge ? { text: safeText, safeText } : { text, safeText };
}

/** Longer than any blocked word with separators. Text further from the boundary cannot be part of a split word. */
const WORD_REACH = 60;

/** Whether texts that are harmless on their own form a blocked word together. The newest text comes first. */
export function hasSplitBlockedWord(texts: readonly string[]): boolean {
  const inOrder = texts.toReversed();
  for (let count = 2; count <= inOrder.length; count += 1) {
    const [first = '', ...others] = inOrder.slice(-count);
    const last = others.pop() ?? '';
    if (others.some((between) => between.length > WORD_REACH)) return false;
    const parts = [first.slice(-WORD_REACH), ...others, last.slice(0, WORD_REACH)];
    if (parts.some(hasBlockedWord)) return false;
    if (hasBlockedWord(parts.join(''))) return true;
  }
  return false;
}

/** Normalizes whitespace and case, so that texts that differ only in these compare as equal. */
export function normalizeForComparison(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

/** Finds the usernames after `@`, each once. */
export function findMentions(text: string, max: number): string[] {
  const names = [...text.matchAll(/(?<![\w@])@([a-zA-Z0-9_]{3,20})\b/g)].map(([, name]) =>
    name!.toLowerCase(),
  );
  return [...new Set(names)].slice(0, max);
}
