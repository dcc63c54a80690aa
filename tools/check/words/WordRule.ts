/**
 * Where a word occurs. `text` is text that people see (strings, JSX, Markdown), `names` are names that the code
 * declares.
 */
export type WordPlace = 'text' | 'comments' | 'names';

export interface WordRule {
  id: string;
  /**
   * A space matches any white space, including line breaks. Names are split into words that keep their case:
   * `createMailbox` is matched as `create Mailbox`.
   */
  pattern: RegExp;
  places: readonly WordPlace[];
  better: string;
  reason: string;
  /** Examples that the rule must match. */
  bad: readonly string[];
  /** Examples that the rule must not match. */
  good: readonly string[];
}

/** A piece of text in a file. */
export interface TextPiece {
  place: WordPlace;
  /** Has the same length as in the file, so that `offset` plus the index of a match is its position in the file. */
  text: string;
  /** Where the text begins in the file. */
  offset: number;
  /** The whole name, if the piece is a name. */
  name?: string;
}

/** A comment `words: reason`. It excuses findings on its own line or, alone on a line, on the next one. */
export interface WordException {
  line: number;
  lastExcusedLine: number;
  reason: string;
}

export interface FileWords {
  pieces: TextPiece[];
  exceptions: WordException[];
}

export interface WordFinding {
  file: string;
  line: number;
  /** Line where the text with the finding begins. An exception before that line excuses the whole text. */
  pieceLine: number;
  words: string;
  rule: string;
  better: string;
  reason: string;
}
