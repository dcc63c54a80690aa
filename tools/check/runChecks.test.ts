import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { listChecks } from './listChecks.ts';
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

it('runs checks that write files for the others before them', async () => {
  const order: string[] = [];
  const check = (name: string, isFirst?: boolean) => ({
    name,
    ...(isFirst === undefined ? {} : { isFirst }),
    run: async () => {
      order.push(`${name} starts`);
      await pause(5);
      order.push(`${name} ends`);
      return undefined;
    },
  });
  await runChecks([check('lint'), check('route types', true)], () => undefined);
  expect(order).toEqual(['route types starts', 'route types ends', 'lint starts', 'lint ends']);
});

it('generates the types of routes before any check reads them', () => {
  const first = listChecks({ allowedImports: {}, rawSqlFolders: [], statelessFolders: [] }).filter(
    ({ isFirst }) => isFirst === true,
  );
  expect(first.map(({ name }) => name)).toEqual(['route types of apps/web']);
});
