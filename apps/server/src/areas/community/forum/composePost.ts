import { maskContacts } from '../../../text-filter/maskContacts.ts';
import { normalizeText, maskBlockedWords } from '../../../text-filter/maskBlockedWords.ts';

export interface ComposedPost {
  text: string;
  /** The text for readers who are under age. */
  safeText: string;
  /** Names of the image files in the post. */
  images: string[];
  links: number;
}

/** Not asterisks, because Markdown would show them as emphasis or as a horizontal rule. */
const MASK = '•';
const IMAGE = /!\[[^\]\n]*\]\(\/files\/([0-9a-f]{64}\.webp)\)/g;
/** Matches a link to another site. Links to our own pages begin with a single slash. */
const LINK = /(?<!!)\[([^\]\n]*)\]\((?!\/(?!\/))(?:[^()\n]|\([^()\n]*\))*\)/g;
const ADDRESS = /\b(?:https?:\/\/|www\.)\S/gi;

/** Composes the stored Markdown of a post: cleaned, screened, and masked for everyone when the author is under age. */
export function composePost(written: string, isAuthorUnderAge: boolean): ComposedPost {
  const text = screenPost(normalizeText(written));
  const safeText = maskPost(text);
  const kept = isAuthorUnderAge ? safeText : text;
  const images = [...new Set([...kept.matchAll(IMAGE)].map(([, file]) => file!))];
  return { text: kept, safeText, images, links: kept.match(ADDRESS)?.length ?? 0 };
}

/** Cleans a title: one line without contact details, because lists show the same titles to everyone. */
export function composeTitle(written: string): string {
  return maskContacts(maskBlockedWords(normalizeText(written)))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/**
 * Masks contact details. Image names look like phone numbers, so they are left alone. Links are reduced to their text.
 */
function maskPost(text: string): string {
  let from = 0;
  let masked = '';
  for (const match of text.matchAll(IMAGE)) {
    masked += maskProse(text.slice(from, match.index)) + match[0];
    from = match.index + match[0].length;
  }
  return masked + maskProse(text.slice(from));
}

function maskProse(text: string): string {
  return maskContacts(text.replace(LINK, '$1'));
}

function screenPost(text: string): string {
  let screened = '';
  let from = 0;
  for (const match of text.matchAll(IMAGE)) {
    screened += screen(text.slice(from, match.index)) + match[0];
    from = match.index + match[0].length;
  }
  return screened + screen(text.slice(from));
}

function screen(text: string): string {
  const signs = maskBlockedWords(text).split('');
  return signs.map((sign, at) => (sign === text[at] ? sign : MASK)).join('');
}
