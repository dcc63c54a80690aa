import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compareWithSpec } from './compareWithSpec.ts';
import { readSpecComparison } from './readSpecComparison.ts';
import { readSpecIds } from './readSpecIds.ts';

const spec = ['| id | must |', '|---|---|', '| AB-01 | one |', '| AB-02 | two |', '| T7 | three |'].join(
  '\n',
);

/**
 * Returns the source of a test file. The titles are built at run time, so that the check does not find them in this
 * file.
 */
function writeTests(...titles: string[]): Map<string, string> {
  return new Map([['a.test.ts', titles.map((title) => `it('${title}', () => {});`).join('\n')]]);
}

const title = (...ids: string[]): string => `${ids.map((id) => `[${id}]`).join(' ')} works`;

it('reports an id in a title that the spec does not have', () => {
  const { unknown } = compareWithSpec(spec, writeTests(title('AB-01'), title('AB-02', 'AB-03')));
  expect(unknown).toEqual(['a.test.ts:2 names [AB-03], which docs/spec.md does not have']);
});

it('takes the id of a part and every id of a list', () => {
  const { unknown } = compareWithSpec(spec, writeTests(title('AB-01:page', 'XY-9:page', 'Q4')));
  expect(unknown.map((line) => /\[(.*)\]/.exec(line)?.[1])).toEqual(['XY-9', 'Q4']);
});

it('lists ids without a test, and ids that are tested in part', () => {
  expect(compareWithSpec(spec, writeTests(title('AB-01:page'), title('T7:a'), title('T7')))).toEqual({
    unknown: [],
    untested: ['AB-02'],
    partlyTested: ['AB-01'],
  });
});

it('reads ids from titles only', () => {
  const source = '// see [XY-1]\nconst cell = grid[A1];\nexpect(text).toBe("a [XY-2]");';
  expect(compareWithSpec(spec, new Map([['a.test.ts', source]])).unknown).toEqual([]);
});

it('finds every id of the repository in docs/spec.md', () => {
  expect(readSpecComparison('.').unknown).toEqual([]);
});

it('has every id once in docs/spec.md', () => {
  const ids = readSpecIds(readFileSync('docs/spec.md', 'utf8'));
  expect(ids.length).toBeGreaterThan(100);
  expect(new Set(ids).size).toBe(ids.length);
});
