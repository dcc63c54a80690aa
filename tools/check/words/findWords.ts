import { createLineFinder } from './createLineFinder.ts';
import { readMarkdown } from './readMarkdown.ts';
import { readSource } from './readSource.ts';
import { splitFileName, splitName } from './splitName.ts';
import type { FileWords, TextPiece, WordException, WordFinding, WordPlace, WordRule } from './WordRule.ts';

interface PlaceRules {
  /** Matches if any of the rules matches, so that most texts need only this one test. */
  any: RegExp;
  rules: { rule: WordRule; pattern: RegExp }[];
}

type CompiledRules = Readonly<Record<WordPlace, PlaceRules>>;

export function compileRules(rules: readonly WordRule[]): CompiledRules {
  return {
    text: compilePlace(rules, 'text'),
    comments: compilePlace(rules, 'comments'),
    names: compilePlace(rules, 'names'),
  };
}

function compilePlace(all: readonly WordRule[], place: WordPlace): PlaceRules {
  const rules = all
    .filter(({ places }) => places.includes(place))
    .map((rule) => ({ rule, pattern: withAnySpace(rule.pattern) }));
  return { any: new RegExp(rules.map(({ pattern }) => `(?:${pattern.source})`).join('|')), rules };
}

/** Makes a space in a pattern match any white space, because texts can have line breaks anywhere. */
function withAnySpace(pattern: RegExp): RegExp {
  return new RegExp(pattern.source.replaceAll(' ?', '\\s*').replaceAll(' ', '\\s+'), 'g');
}

/** Finds all words in a file and in its name that a rule forbids and no exception excuses. */
export function findWords(file: string, source: string, rules: CompiledRules): WordFinding[] {
  const { pieces, exceptions } = readWords(file, source);
  const name = file.slice(file.lastIndexOf('/') + 1);
  const lineAt = createLineFinder(source);
  const found = [{ place: 'names', text: splitFileName(name), offset: 0, name } as const, ...pieces]
    .flatMap((piece) => findInPiece(piece, rules[piece.place], file, lineAt))
    .toSorted((a, b) => a.line - b.line);
  const isExcused = ({ line, pieceLine }: WordFinding): boolean =>
    exceptions.some((exception) => excuses(exception, line) || excuses(exception, pieceLine));
  return [
    ...found.filter((finding) => !isExcused(finding)),
    ...exceptions.flatMap((exception) => checkException(exception, found, file)),
  ];
}

/** Finds forbidden words in the name of a folder. Folders cannot have exceptions. */
export function findFolderWords(folder: string, rules: CompiledRules): WordFinding[] {
  const name = folder.slice(folder.lastIndexOf('/') + 1);
  const piece: TextPiece = { place: 'names', text: splitName(name), offset: 0, name };
  return findInPiece(piece, rules.names, `${folder}/`, () => 1);
}

function readWords(file: string, source: string): FileWords {
  return file.endsWith('.md') ? readMarkdown(source) : readSource(file, source);
}

function findInPiece(
  piece: TextPiece,
  { any, rules }: PlaceRules,
  file: string,
  lineAt: (offset: number) => number,
): WordFinding[] {
  if (!any.test(piece.text)) return [];
  const pieceLine = lineAt(piece.offset);
  return rules.flatMap(({ rule, pattern }) => {
    const matches = [...piece.text.matchAll(pattern)];
    return (piece.name === undefined ? matches : matches.slice(0, 1)).map((match) => {
      const start = match.index + Math.max(0, match[0].search(/\w/));
      return {
        file,
        line: lineAt(piece.offset + start),
        pieceLine,
        words:
          piece.name ??
          match[0]
            .replace(/^[.!?]\s+/, '')
            .replace(/\s+/g, ' ')
            .trim(),
        rule: rule.id,
        better: rule.better,
        reason: rule.reason,
      };
    });
  });
}

function excuses(exception: WordException, line: number): boolean {
  return line >= exception.line && line <= exception.lastExcusedLine;
}

function checkException(
  exception: WordException,
  found: readonly WordFinding[],
  file: string,
): WordFinding[] {
  const { line, reason } = exception;
  const words = `words: ${reason}`.trim();
  if (reason === '') {
    const better = 'write the reason after "words:"';
    return [
      {
        file,
        line,
        pieceLine: line,
        words,
        rule: 'exception',
        better,
        reason: 'an exception needs a reason',
      },
    ];
  }
  const isUsed = found.some((f) => excuses(exception, f.line) || excuses(exception, f.pieceLine));
  if (isUsed) return [];
  const better = 'remove this comment';
  return [
    {
      file,
      line,
      pieceLine: line,
      words,
      rule: 'exception',
      better,
      reason: 'the exception excuses nothing',
    },
  ];
}
