/**
 * Where words are read: `text` is visible to people (strings, JSX, Markdown), `names` are declared in code.
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
  /** The rule must match each of these. */
  bad: readonly string[];
  /** The rule must match none of these. */
  good: readonly string[];
}

/** A piece of text in a file. */
export interface Piece {
  place: WordPlace;
  /** Has the same length as in the file, so that the position of a match is its position in the file. */
  text: string;
  /** Where the text begins in the file. */
  offset: number;
  /** The whole name, where the text is a name. */
  name?: string;
}

/** A comment `words: reason`. It excuses findings on its own line or, alone on a line, on the next one. */
export interface WordException {
  line: number;
  lastExcusedLine: number;
  reason: string;
}

export interface FileWords {
  pieces: Piece[];
  exceptions: WordException[];
}

export interface WordFinding {
  file: string;
  line: number;
  /** Line where its piece begins: an exception before a text of several lines excuses all of it. */
  pieceLine: number;
  words: string;
  rule: string;
  better: string;
  reason: string;
}
