import { expect, it } from 'vitest';
import { runChecks } from './runChecks.ts';

it('runs every check, shows the output of failed ones, and names them', async () => {
  const lines: string[] = [];
  const failed = await runChecks(
    [
      { name: 'types', run: async () => undefined },
      { name: 'lint', run: async () => 'a.ts:1 is wrong' },
      { name: 'format', run: () => Promise.reject(new Error('no oxfmt')) },
      { name: 'boundaries', run: async () => undefined, readNotes: () => ['3 folders'] },
    ],
    (line) => lines.push(line),
  );
  expect(failed).toEqual(['lint', 'format']);
  const withoutTimes = lines.map((line) => line.replace(/\(.*\)/, '(…)'));
  expect(withoutTimes.toSorted()).toEqual(
    [
      'ok     types (…)',
      'FAILED lint (…)',
      'a.ts:1 is wrong',
      'FAILED format (…)',
      'Error: no oxfmt',
      'ok     boundaries (…)',
      '       3 folders',
    ].toSorted(),
  );
});
