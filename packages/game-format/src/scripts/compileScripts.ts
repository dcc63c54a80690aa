import type { Game } from '../document/gameSchema.ts';
import { isRecord } from '../json/isRecord.ts';
import { fail, type Result, succeed } from '../problems/Result.ts';
import { SOURCE_LENGTH_MAX, SOURCE_PROBLEMS_MAX } from './limits.ts';
import { checkCode } from './checkCode.ts';
import type { CompiledFile, CompiledScripts } from './CompiledScripts.ts';
import type { FileProblem, SourceProblem } from './SourceProblem.ts';
import { stripTypes } from './stripTypes.ts';

type Scripts = Game['scripts'];

/** The script that starts first, and the file that starts first in each script. */
const FIRST_SCRIPT = 'world';
const FIRST_FILE = 'initialize.ts';

/** Compiles the TypeScript of a game to JavaScript, or returns the problems that must be fixed. */
export function compileScripts(scripts: Scripts): Result<CompiledScripts, SourceProblem[]> {
  const notText = findNotText(scripts);
  if (notText.length > 0) return fail(notText);
  const tooLong = findTooLong(scripts);
  if (tooLong !== null) return fail([tooLong]);
  const problems: SourceProblem[] = [];
  const compiled = order(Object.keys(scripts), FIRST_SCRIPT).map((id) => {
    const { files } = scripts[id]!;
    const names = new Set(Object.keys(files));
    return {
      id,
      files: order([...names], FIRST_FILE).flatMap((name): CompiledFile[] => {
        const result = compileFile(files[name]!, names);
        if (result.ok) return [{ name, code: result.value }];
        problems.push(...result.error.map((fileProblem) => ({ ...fileProblem, script: id, file: name })));
        return [];
      }),
    };
  });
  return problems.length === 0
    ? succeed({ scripts: compiled })
    : fail(problems.slice(0, SOURCE_PROBLEMS_MAX));
}

/** Returns the problems that the editor underlines. */
export function checkScripts(scripts: Scripts): readonly SourceProblem[] {
  const result = compileScripts(scripts);
  return result.ok ? [] : result.error;
}

/**
 * Puts `first` at the start and sorts the rest by name. The order of keys in the document is not reliable, because a
 * database can change it.
 */
function order(names: readonly string[], first: string): string[] {
  const rest = names.filter((name) => name !== first).toSorted((a, b) => (a < b ? -1 : 1));
  return rest.length < names.length ? [first, ...rest] : rest;
}

function compileFile(source: string, files: ReadonlySet<string>): Result<string, FileProblem[]> {
  const zero = source.indexOf('\0');
  // The script engine takes a zero-terminated string, so code after a null character would be lost.
  if (zero >= 0) return fail([describeZero(source, zero)]);
  const stripped = stripTypes(source);
  if (!stripped.ok) return stripped;
  const fileProblems = checkCode(stripped.value, source, files);
  return fileProblems.length === 0 ? stripped : fail(fileProblems);
}

function describeZero(source: string, zero: number): FileProblem {
  const before = source.slice(0, zero).split('\n');
  return {
    code: 'script-character',
    message: 'There is an invisible null character here. Delete it.',
    line: before.length,
    column: before.at(-1)!.length + 1,
  };
}

/**
 * Finds parts of scripts that are not text. Drafts can contain anything, and the editor checks scripts before it
 * validates the game.
 */
function findNotText(scripts: unknown): SourceProblem[] {
  if (!isRecord(scripts)) return [notText('', '', 'Scripts')];
  return Object.entries(scripts)
    .flatMap(([id, script]) => {
      const files = isRecord(script) ? script['files'] : undefined;
      if (!isRecord(files)) return [notText(id, '', 'The files in this script')];
      const odd = Object.entries(files).filter(([, source]) => typeof source !== 'string');
      return odd.map(([name]) => notText(id, name, 'The code in this file'));
    })
    .slice(0, SOURCE_PROBLEMS_MAX);
}

function notText(script: string, file: string, what: string): SourceProblem {
  return { code: 'script-not-text', message: `${what} must be text.`, script, file, line: 1, column: 1 };
}

function findTooLong(scripts: Scripts): SourceProblem | null {
  let length = 0;
  for (const [script, { files }] of Object.entries(scripts)) {
    for (const [file, source] of Object.entries(files)) {
      length += source.length;
      if (length <= SOURCE_LENGTH_MAX) continue;
      const message = `A game’s scripts can have at most ${SOURCE_LENGTH_MAX} characters in total.`;
      return { code: 'script-too-long', message, script, file, line: 1, column: 1 };
    }
  }
  return null;
}
