import { createLineFinder } from './createLineFinder.ts';
import { readException } from './readException.ts';
import type { FileWords, TextPiece, WordException } from './WordRule.ts';

const COMMENT = /<!--(.*?)-->/gs;
const FENCE = /^ *(`{3,}|~{3,})[^\n]*\n.*?(?:^ *\1[^\n]*$|(?![\s\S]))/gms;
const INLINE_CODE = /(`+)(?!`).*?(?<!`)\1(?!`)/gs;
/** URLs of links and images, HTML tags, and placeholders such as `{{NUMBERS}}`. */
const ADDRESS = /(?<=\])\([^)\n]*\)|<\/?[a-z][^>\n]*>|https?:\/\/[^\s)>]+|\{\{\w+\}\}/gi;
/** Front matter fields that are not text, such as URLs and dates. */
const FRONT_MATTER_ADDRESS = /^(?:slug|section|cover|image|author|date|order): .*$/gm;
const BLOCK = /(?:[^\n]*\S[^\n]*(?:\n|$))+/g;

/** Reads the text of a Markdown file, block by block, without code, URLs and comments. */
export function readMarkdown(source: string): FileWords {
  const lineAt = createLineFinder(source);
  const exceptions: WordException[] = [];
  let text = blank(blank(source, FENCE), INLINE_CODE, 'x');
  for (const found of text.matchAll(COMMENT)) {
    const exception = readException(found[1] ?? '', found.index, source, lineAt);
    if (exception) exceptions.push(exception);
  }
  text = blank(blank(text, COMMENT), ADDRESS);
  if (text.startsWith('---\n')) text = blank(text, FRONT_MATTER_ADDRESS);
  const pieces = [...text.matchAll(BLOCK)].map((found): TextPiece => ({
    place: 'text',
    text: found[0],
    offset: found.index,
  }));
  return { pieces, exceptions };
}

/** Replaces matches with a filler of the same length, so that line numbers and offsets stay the same. */
function blank(text: string, pattern: RegExp, filler = ' '): string {
  return text.replace(pattern, (found) => found.replace(/[^\n]/g, filler));
}
