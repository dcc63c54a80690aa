import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { createLogger } from '../process/createLogger.ts';
import { createRoomsStandby, type RoomsStandby } from './createRoomsStandby.ts';

const folder = mkdtempSync(join(tmpdir(), 'playloom-standby-'));
const state: { standby?: RoomsStandby } = {};
afterEach(() => state.standby?.close());
afterAll(() => rmSync(folder, { recursive: true }));

/** Prepares a standby that ends at once, and waits for a line in the log. */
async function prepare(awaited: string, readFreeBytes?: () => number) {
  const program = join(folder, 'endsAtOnce.mjs');
  writeFileSync(program, `process.stdout.write('started')`);
  const output: string[] = [];
  const lines: string[] = [];
  const log = createLogger('info', { write: (line) => void lines.push(line) });
  const onOutput = (text: string): void => void output.push(text);
  state.standby = createRoomsStandby({ log, program, onOutput, readFreeBytes, afterMs: 0 });
  state.standby.prepare();
  await expect.poll(() => lines.join('')).toContain(awaited);
  return { standby: state.standby, output };
}

it('[OP-51] starts no standby again that has ended by itself', async () => {
  const { standby, output } = await prepare('the standby rooms process ended');
  expect(standby.take()).toBeUndefined();
  expect(output.join('')).toBe('started');
});

it('[OP-51] starts no standby on a machine with little memory', async () => {
  const { standby, output } = await prepare('no memory for a standby process', () => 900 * 1024 ** 2);
  expect(standby.take()).toBeUndefined();
  expect(output).toEqual([]);
});
