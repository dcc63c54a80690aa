import { readException } from './readException.ts';
import type { FileWords, TextPiece, WordException } from './WordRule.ts';

interface SourceComment {
  type: 'Line' | 'Block';
  value: string;
  start: number;
  end: number;
}

const DIRECTIVE = /^\s*(?:oxlint|eslint|oxfmt|prettier|@ts-|@vite|#__|v8 |\/ <reference)/;
/** Code and addresses inside a comment are not checked. */
const CODE = /`[^`]*`|\{@link [^}]*\}|https?:\/\/\S+/g;

/** Reads the words of comments. Consecutive line comments are one text. */
export function readComments(
  source: string,
  comments: readonly SourceComment[],
  lineAt: (offset: number) => number,
): FileWords {
  const pieces: TextPiece[] = [];
  const exceptions: WordException[] = [];
  let previous: SourceComment | undefined;
  for (const comment of comments) {
    const exception = readException(comment.value, comment.start, source, lineAt);
    if (exception) exceptions.push(exception);
    if (exception || DIRECTIVE.test(comment.value)) {
      previous = undefined;
      continue;
    }
    const last = pieces.at(-1);
    const text = textOfComment(source, comment);
    if (last && previous && continues(source, previous, comment)) {
      last.text += ' '.repeat(comment.start - previous.end) + text;
    } else {
      pieces.push({ place: 'comments', text, offset: comment.start });
    }
    previous = comment;
  }
  return { pieces: pieces.map(withoutMargin), exceptions };
}

function withoutMargin(piece: TextPiece): TextPiece {
  const margin = Math.max(0, piece.text.search(/\S/));
  return { ...piece, text: piece.text.slice(margin), offset: piece.offset + margin };
}

function continues(source: string, previous: SourceComment, comment: SourceComment): boolean {
  if (previous.type !== 'Line' || comment.type !== 'Line') return false;
  return /^\r?\n[ \t]*$/.test(source.slice(previous.end, comment.start));
}

function textOfComment(source: string, comment: SourceComment): string {
  const text = source.slice(comment.start, comment.end).replace(CODE, (code) => 'x'.repeat(code.length));
  if (comment.type === 'Line') return `  ${text.slice(2)}`;
  return text
    .replace(/^\/\*+/, (opening) => ' '.repeat(opening.length))
    .replace(/\*\/$/, '  ')
    .replace(/^([ \t]*)\*/gm, '$1 ');
}
