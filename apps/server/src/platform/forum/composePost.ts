import { maskContacts } from '../text-filter/maskContacts.ts';
import { cleanText, screenText } from '../text-filter/screenText.ts';

export interface ComposedPost {
  text: string;
  /** For those under age. */
  safeText: string;
  /** Names of the files that it shows. */
  images: string[];
  links: number;
}

/** Stars would be emphasis, and a line of them a rule. */
const MASK = '•';
const IMAGE = /!\[[^\]\n]*\]\(\/files\/([0-9a-f]{64}\.webp)\)/g;
/** A link that leads elsewhere; one to a page of ours begins with one slash. */
const LINK = /(?<!!)\[([^\]\n]*)\]\((?!\/(?!\/))(?:[^()\n]|\([^()\n]*\))*\)/g;
const ADDRESS = /\b(?:https?:\/\/|www\.)\S/gi;

/** What is kept of Markdown that somebody wrote: cleaned, screened, and masked for all when they are under age. */
export function composePost(written: string, isAuthorUnderAge: boolean): ComposedPost {
  const text = screenPost(cleanText(written));
  const safeText = maskPost(text);
  const kept = isAuthorUnderAge ? safeText : text;
  const images = [...new Set([...kept.matchAll(IMAGE)].map(([, file]) => file!))];
  return { text: kept, safeText, images, links: kept.match(ADDRESS)?.length ?? 0 };
}

/** A title is one line without ways to reach somebody elsewhere: lists are read by everybody. */
export function composeTitle(written: string): string {
  return maskContacts(screenText(cleanText(written)))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Pictures keep their names, which are long numbers; of links the words stay. */
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
  const signs = screenText(text).split('');
  return signs.map((sign, at) => (sign === text[at] ? sign : MASK)).join('');
}
