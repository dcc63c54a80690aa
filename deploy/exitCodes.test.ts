import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { exitCodes } from '../apps/server/src/process/exitCodes.ts';
import { exitCodes as toolCodes } from '../tools/run/exitCodes.mjs';

const page = readFileSync(join(import.meta.dirname, '../docs/running.md'), 'utf8');
const rows = [...page.matchAll(/^\| (?<code>\d+) \| [^|]+ \| (?<restart>yes|no)[^|]*\|$/gm)].map(
  ({ groups }) => ({
    code: Number(groups!['code']),
    isRestarted: groups!['restart'] === 'yes',
  }),
);

it('[OP-36:part] [OP-99:part] docs/running.md lists every exit code once', () => {
  const codes = new Set<number>([...Object.values(exitCodes), ...Object.values(toolCodes)]);
  expect(rows.map(({ code }) => code)).toEqual([...codes].toSorted((a, b) => a - b));
});

it('[OP-99:part] systemd does not restart after the codes that docs/running.md marks with “no”', () => {
  const setting = /RestartPreventExitStatus=(?<codes>[\d ]+)/.exec(page)?.groups?.['codes'] ?? '';
  const prevented = rows.filter(({ code, isRestarted }) => code !== 0 && !isRestarted);
  expect(setting.trim().split(' ').map(Number)).toEqual(prevented.map(({ code }) => code));
});
