import type { DraftGame } from '@playloom/draft';
import type { EditorLocation } from '../locations/EditorLocation.ts';

export const CODE_MATCHES_MAX = 500;
/** Only this many characters of a line are searched and shown. Nobody writes longer lines by hand. */
const LINE_LENGTH_MAX = 1000;

export interface CodeSearchOptions {
  readonly isCaseSensitive?: boolean;
  readonly isWholeWord?: boolean;
  /** Whether the search text is a regular expression. */
  readonly isPattern?: boolean;
}

interface CodeMatch {
  readonly location: EditorLocation;
  /** The location as text: `world/bots.ts`, or the name of a panel. */
  readonly source: string;
  /** The line number and the columns of the match, all starting at 1. */
  readonly line: number;
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

export interface CodeSearchResult {
  readonly matches: readonly CodeMatch[];
  /** Whether there are more matches than the limit. */
  readonly isCut: boolean;
  /** Why a pattern is invalid, or null. */
  readonly problem: string | null;
}

/** Finds a text in all scripts and panels of a game, line by line, with files sorted by name. */
export function searchCode(game: DraftGame, text: string, options: CodeSearchOptions = {}): CodeSearchResult {
  if (text === '') return { matches: [], isCut: false, problem: null };
  const pattern = writePattern(text, options);
  if (pattern === null) {
    return { matches: [], isCut: false, problem: 'This pattern has an unclosed bracket.' };
  }
  const matches: CodeMatch[] = [];
  for (const source of listSources(game)) {
    for (const [index, line] of source.text.split('\n').entries()) {
      const shown = line.slice(0, LINE_LENGTH_MAX);
      for (const match of shown.matchAll(pattern)) {
        if (match[0] === '') continue;
        if (matches.length === CODE_MATCHES_MAX) return { matches, isCut: true, problem: null };
        matches.push(describeMatch(source, index + 1, shown, match.index, match[0].length));
      }
    }
  }
  return { matches, isCut: false, problem: null };
}

interface Source {
  readonly location: Extract<EditorLocation, { kind: 'script' | 'panel' }>;
  readonly name: string;
  readonly text: string;
}

function listSources(game: DraftGame): Source[] {
  const scripts = sortedEntries(game.scripts).flatMap(([script, { files }]) =>
    sortedEntries(files).map(([file, text]): Source => ({
      location: { kind: 'script', script, file },
      name: `${script}/${file}`,
      text,
    })),
  );
  const panels = sortedEntries(game.data.ui).map(([panel, { htmlData }]): Source => ({
    location: { kind: 'panel', panel },
    name: panel,
    text: htmlData,
  }));
  return [...scripts, ...panels];
}

function sortedEntries<Value>(record: { readonly [key: string]: Value }): [string, Value][] {
  return Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function describeMatch(source: Source, line: number, text: string, at: number, length: number): CodeMatch {
  const { location } = source;
  return {
    location: location.kind === 'script' ? { ...location, line, column: at + 1 } : location,
    source: source.name,
    line,
    text,
    from: at,
    to: at + length,
  };
}

function writePattern(text: string, options: CodeSearchOptions): RegExp | null {
  const plain = options.isPattern === true ? `(?:${text})` : text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const whole = options.isWholeWord === true ? `(?<![\\p{L}\\p{N}_$])${plain}(?![\\p{L}\\p{N}_$])` : plain;
  try {
    return new RegExp(whole, options.isCaseSensitive === true ? 'gu' : 'giu');
  } catch {
    return null;
  }
}
