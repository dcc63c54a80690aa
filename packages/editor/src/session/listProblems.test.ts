import { expect, it } from 'vitest';
import type { DraftProblem, ScriptDiagnostic } from './EditorSession.ts';
import { listProblems } from './listProblems.ts';

const script = (file: string, line: number) => ({ kind: 'script', script: 'world', file, line }) as const;

function broken(file: string, line: number): DraftProblem {
  const path = `world/${file}:${line}`;
  const at = ['scripts', 'world', 'files', file];
  return { path, code: 'script-syntax', message: 'Unexpected token', at, place: script(file, line) };
}

function doubtful(file: string, line: number): ScriptDiagnostic {
  return { message: 'Expected 1 argument.', place: script(file, line) };
}

it('[ED-07:part] lists problems that keep the game from running first, and each mistake once', () => {
  const listed = listProblems(
    [broken('a.ts', 4)],
    [doubtful('a.ts', 5), doubtful('a.ts', 9), doubtful('b.ts', 4)],
  );
  expect(listed.map(({ path, isBlocking }) => [path, isBlocking])).toEqual([
    ['world/a.ts:4', true],
    ['world/a.ts:9', false],
    ['world/b.ts:4', false],
  ]);
});
