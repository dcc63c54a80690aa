import { maskContacts } from '../text-filter/maskContacts.ts';
import { cleanText, hasBlockedWord, screenText } from '../text-filter/screenText.ts';

export interface ComposedText {
  text: string;
  /** For those under age. */
  safeText: string;
}

/** What is kept of a text: cleaned, screened, and masked for all when its author is under age. */
export function composeText(written: string, isAuthorUnderAge: boolean): ComposedText {
  const text = screenText(cleanText(written));
  const safeText = maskContacts(text);
  return isAuthorUnderAge ? { text: safeText, safeText } : { text, safeText };
}

/** Longer than any refused word, however it is spelled out: nothing farther from where two texts meet is part of one. */
const WORD_REACH = 60;

/** Whether texts that are harmless one by one make up a refused word; the last one first. */
export function isSplitWord(texts: readonly string[]): boolean {
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

/** Blanks and capitals do not make it another text. */
export function simplifyText(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

/** The names behind `@`, each once. */
export function findMentions(text: string, max: number): string[] {
  const names = [...text.matchAll(/(?<![\w@])@([a-zA-Z0-9_]{3,20})\b/g)].map(([, name]) =>
    name!.toLowerCase(),
  );
  return [...new Set(names)].slice(0, max);
}
