import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { forkRooms } from './forkRooms.ts';

it('[OP-55:part] returns freed memory to the system, and passes no secrets on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'playloom-fork-'));
  const program = join(folder, 'program.mjs');
  writeFileSync(program, 'process.stdout.write(JSON.stringify(process.env));');
  process.env['SESSION_SECRET'] = 'secret';
  const output: string[] = [];
  try {
    const child = forkRooms({ program, onOutput: (text) => void output.push(text) });
    await once(child, 'close');
  } finally {
    delete process.env['SESSION_SECRET'];
    rmSync(folder, { recursive: true });
  }
  const env = JSON.parse(output.join('')) as object;
  expect(env).toMatchObject({ MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '16384' });
  expect(env).not.toHaveProperty('SESSION_SECRET');
});
