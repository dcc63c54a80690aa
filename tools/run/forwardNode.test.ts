import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, it } from 'vitest';

const forwardNode = new URL('./forwardNode.mjs', import.meta.url).href;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'playloom-forward-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Starts a process that runs `program` through forwardNode. Resolves after the first line of output. */
async function launch(program: string) {
  const file = path.join(folder, 'program.mjs');
  writeFileSync(file, program);
  const launcher = `import { forwardNode } from ${JSON.stringify(forwardNode)};
    process.exitCode = await forwardNode('/', process.execPath, [${JSON.stringify(file)}, 'an argument']);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', launcher], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const readLine = async () => (await lines.next()).value as string | undefined;
  return { child, ended, firstLine: await readLine(), readLine };
}

const waiting = `
  process.on('SIGTERM', () => { console.log('SIGTERM'); process.exit(7); });
  process.on('disconnect', () => { console.log('alone'); process.exit(0); });
  setInterval(() => {}, 1e6);
  console.log('ready');`;

it('passes on arguments and exits with the same code', async () => {
  const { ended, firstLine } = await launch(`console.log(process.argv[2]); process.exitCode = 13;`);
  expect(firstLine).toBe('an argument');
  expect(await ended).toEqual([13, null]);
});

it('passes on signals and waits for the end', async () => {
  const { child, ended, readLine } = await launch(waiting);
  child.kill('SIGTERM');
  expect(await readLine()).toBe('SIGTERM');
  expect(await ended).toEqual([7, null]);
});

it('lets the program notice that the launcher was killed', async () => {
  const { child, readLine } = await launch(waiting);
  child.kill('SIGKILL');
  expect(await readLine()).toBe('alone');
});
