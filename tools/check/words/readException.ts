import type { WordException } from './WordRule.ts';

const EXCEPTION = /^\s*words:(.*)$/s;

/** Returns the exception in the comment at `start`, or undefined if it is an ordinary comment. */
export function readException(
  comment: string,
  start: number,
  source: string,
  lineAt: (offset: number) => number,
): WordException | undefined {
  const found = EXCEPTION.exec(comment);
  if (!found) return undefined;
  const line = lineAt(start);
  const before = source.slice(source.lastIndexOf('\n', start - 1) + 1, start);
  // The brace is for comments in JSX.
  const isAlone = /^\s*\{?\s*$/.test(before);
  return { line, lastExcusedLine: isAlone ? line + 1 : line, reason: (found[1] ?? '').trim() };
}
