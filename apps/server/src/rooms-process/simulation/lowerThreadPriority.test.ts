import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { getPriority } from 'node:os';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';

const module = new URL('./lowerThreadPriority.ts', import.meta.url).href;

it.runIf(process.platform === 'linux')(
  'lowers the priority of the calling thread, and of no other',
  async () => {
    const threads = (): string[] => readdirSync('/proc/self/task');
    const before = new Map(threads().map((id) => [id, getPriority(Number(id))]));
    const worker = new Worker(
      `const { parentPort } = require('node:worker_threads');
    import(${JSON.stringify(module)}).then(({ lowerThreadPriority }) => {
      lowerThreadPriority();
      parentPort.postMessage(require('node:fs').readlinkSync('/proc/thread-self').split('/').at(-1));
      parentPort.once('message', () => undefined);
    });`,
      { eval: true },
    );
    const lowered = await new Promise<string>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
    });
    expect(getPriority(Number(lowered))).toBe(getPriority(process.pid) + 3);
    const after = new Map(threads().map((id) => [id, getPriority(Number(id))]));
    const changed = [...before].filter(([id, priority]) => after.has(id) && after.get(id) !== priority);
    expect(changed).toEqual([]);
    await worker.terminate();
  },
);

it.runIf(process.platform === 'linux')('lowers the priority of all threads but the main one', async () => {
  const script = `import(${JSON.stringify(module)}).then(({ lowerHelperPriority }) => {
    lowerHelperPriority();
    const { getPriority } = require('node:os');
    const ids = require('node:fs').readdirSync('/proc/self/task').map(Number);
    console.log(JSON.stringify(ids.map((id) => [id === process.pid, getPriority(id)])));
  });`;
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', script]);
  const priorities = JSON.parse(stdout) as [boolean, number][];
  const own = getPriority(process.pid);
  expect(priorities.filter(([isMain]) => isMain)).toEqual([[true, own]]);
  expect(priorities.length).toBeGreaterThan(1);
  expect(new Set(priorities.filter(([isMain]) => !isMain).map(([, priority]) => priority))).toEqual(
    new Set([own + 3]),
  );
});
