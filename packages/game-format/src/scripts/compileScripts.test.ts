import { describe, expect, it } from 'vitest';
import { SOURCE_DEPTH_MAX, SOURCE_LENGTH_MAX, SOURCE_PROBLEMS_MAX } from './limits.ts';
import { checkScripts, compileScripts } from './compileScripts.ts';

function script(files: Record<string, string>): { name: string; files: Record<string, string> } {
  return { name: 'Script', files };
}

/** The problems of one file, as `code line:column`. */
function listProblems(source: string, others: Record<string, string> = {}): string[] {
  const problems = checkScripts({ world: script({ 'initialize.ts': source, ...others }) });
  return problems.map(({ code, line, column }) => `${code} ${line}:${column}`);
}

function codeOf(source: string): string {
  const result = compileScripts({ world: script({ 'initialize.ts': source }) });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value.scripts[0]!.files[0]!.code;
}

describe('compileScripts', () => {
  it('removes types and keeps line numbers', () => {
    const source = [
      'interface Knight {',
      '  name: string;',
      '}',
      'enum Side { Left, Right = 5 }',
      'class Army<T extends Knight> {',
      '  #count: number = 0;',
      '  constructor(private readonly side: Side, public knights?: T[]) {}',
      '  add(knight: T): asserts knight is T { this.#count += 1; }',
      '}',
      'const army = new Army(Side.Right) satisfies object as unknown;',
      'export default army!;',
    ];
    const lines = codeOf(source.join('\n')).split('\n');
    expect(lines).toHaveLength(source.length);
    expect(lines[9]).toContain('new Army(Side.Right)');
    expect(lines[6]).toContain('this.side = side');
    expect(lines.slice(0, 3).join('').trim()).toBe('');
    expect(codeOf('const x = a?.b ?? c; class K { static { x ||= 1; } }')).toContain('a?.b ?? c');
  });

  it('starts the world script first, and initialize.ts first in each script, in any order of the document', () => {
    const result = compileScripts({
      zebra: script({ 'b.ts': '', 'a.ts': '' }),
      ant: script({ 'x.ts': '' }),
      world: script({ 'a.ts': '', 'initialize.ts': '', 'Z.ts': '' }),
    });
    expect(
      result.ok && result.value.scripts.map(({ id, files }) => [id, files.map(({ name }) => name)]),
    ).toEqual([
      ['world', ['initialize.ts', 'Z.ts', 'a.ts']],
      ['ant', ['x.ts']],
      ['zebra', ['a.ts', 'b.ts']],
    ]);
  });

  it('names the script, the file, the line and the column of each problem', () => {
    const problems = checkScripts({
      world: script({ 'initialize.ts': 'let a = 1;\nlet b = ;' }),
      weather: script({ 'rain.ts': '\n\n  const drops: number = 12n;', 'wind.ts': 'export {};' }),
    });
    expect(problems).toEqual([
      {
        code: 'script-syntax',
        message: 'Unexpected token.',
        script: 'world',
        file: 'initialize.ts',
        line: 2,
        column: 9,
      },
      {
        code: 'script-bigint',
        message: 'Scripts don’t support BigInt numbers. Remove the n.',
        script: 'weather',
        file: 'rain.ts',
        line: 3,
        column: 25,
      },
    ]);
  });

  it.each([
    ['BigInt literals', 'const a: bigint = 3n ** 4000000n;', ['script-bigint 1:19', 'script-bigint 1:25']],
    ['dynamic imports', 'const m = await import("./other.ts");', ['script-dynamic-import 1:17']],
    ['packages', 'import fs from "node:fs";\nfs.rm("/");', ['script-import 1:1']],
    ['addresses', 'import x from "https://example.org/x.ts";\nx();', ['script-import 1:1']],
    [
      'files outside of the script',
      'import { a } from "../world/initialize.ts";\na();',
      ['script-import 1:1'],
    ],
    ['files that do not exist', 'export * from "./missing.ts";', ['script-import 1:1']],
    ['imports without the ending', 'import { a } from "./other";\na();', ['script-import 1:1']],
    ['exports from elsewhere', 'export { a } from "left-pad";', ['script-import 1:1']],
    ['namespaces with code', 'let a;\nnamespace Tools { export const b = 1; }', ['script-namespace 2:1']],
    ['imports by equals', 'import x = require("y");', ['script-namespace 1:1']],
    ['exports by equals', '  export = 3;', ['script-namespace 1:3']],
    ['broken syntax', 'function {', ['script-syntax 1:10']],
    ['decorators', '@sealed class A {}', ['script-syntax 1:1']],
    ['with', 'export const a = 1;\nwith (a) {}', ['script-syntax 2:1']],
    ['zero characters', 'let a = 1;\nlet b = "\0";', ['script-character 2:10']],
  ])('rejects %s', (_what, source, expected) => {
    expect(listProblems(source, { 'other.ts': 'export const a = 1;' })).toEqual(expected);
  });

  it('allows imports between files of one script, and of types', () => {
    const others = { 'other.ts': 'export const a = 1; export type B = 1; export default 2;' };
    expect(
      listProblems('import c, { a, type B } from "./other.ts"; export const b: B = a; c;', others),
    ).toEqual([]);
    expect(listProblems('import type { X } from "elsewhere"; export type { X };', others)).toEqual([]);
    expect(listProblems('export { a } from "./other.ts"; export * from "./other.ts";', others)).toEqual([]);
    expect(listProblems('// namespace Tools {\nconst a = `\nnamespace B {\n`; a;')).toEqual([]);
    expect(listProblems('declare namespace Tools { const b: number; }')).toEqual([]);
  });

  const deeper = SOURCE_DEPTH_MAX + 1;
  it.each([
    ['arrays', '['.repeat(deeper) + ']'.repeat(deeper)],
    ['brackets for the parser', '('.repeat(100_000)],
    ['blocks', '{'.repeat(deeper) + '}'.repeat(deeper)],
    ['functions', 'a = ' + '() => '.repeat(deeper) + '1'],
    ['else ifs', 'if (a) {}' + 'else if (a) {}'.repeat(deeper)],
    ['signs', 'a = ' + '!'.repeat(deeper) + '1'],
    ['questions', 'a = ' + '1 ? 1 : '.repeat(deeper) + '1'],
    ['templates', 'a = ' + '`${'.repeat(deeper) + '1' + '}`'.repeat(deeper)],
  ])('rejects %s that are nested too deeply', (_what, source) => {
    expect(listProblems(source)).toEqual([expect.stringMatching(/^script-too-deep 1:\d+$/)]);
  });

  it('accepts long chains', () => {
    expect(
      listProblems(`const a = 1${' + 1'.repeat(3000)}; const b = {}${'.c()'.repeat(3000)}; a && b;`),
    ).toEqual([]);
  });

  it('locates no more problems than it reports', () => {
    // Locating each of 100,000 problems would take minutes.
    const problems = checkScripts({ world: script({ 'a.ts': '1n;'.repeat(100_000) }) });
    expect(problems).toHaveLength(SOURCE_PROBLEMS_MAX);
    expect(problems.at(-1)).toMatchObject({ code: 'script-bigint', line: 1 });
  });

  it('rejects scripts that are too long together', () => {
    const half = ' '.repeat(SOURCE_LENGTH_MAX / 2);
    const problems = checkScripts({ a: script({ 'a.ts': half }), b: script({ 'b.ts': half, 'c.ts': ' ' }) });
    expect(problems.map(({ code, script: id, file }) => [code, id, file])).toEqual([
      ['script-too-long', 'b', 'c.ts'],
    ]);
    expect(checkScripts({ a: script({ 'a.ts': half, 'b.ts': half }) })).toEqual([]);
  });
});
