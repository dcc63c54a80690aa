import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runChecks } from '../http/installReadiness.ts';
import { readConfig } from '../process/config.ts';
import { createLogger } from '../process/createLogger.ts';
import { createTempFolder, type TempFolder } from '../testing/createTempFolder.ts';
import { createRoomsGateway } from './createRoomsGateway.ts';
import type { RoomsGateway } from './RoomsGateway.ts';

/**
 * A rooms process that is ready at once. Files next to it say whether it is warm, does not answer, or ends.
 */
const PROGRAM = `
import { existsSync } from 'node:fs';
const has = (name) => existsSync(new URL(name, import.meta.url));
process.on('message', ({ kind, id }) => {
  if (kind === 'start') process.send({ kind: 'ready' });
  if (kind === 'stop') process.exit();
  if (kind === 'ask' && !has('silent')) process.send({ kind: 'answer', id, value: {} });
});
setInterval(() => {
  if (has('warm')) process.send({ kind: 'warm' });
  if (has('ended')) process.exit(1);
}, 20);
`;

let folder: TempFolder;
let gateway: RoomsGateway;
beforeEach(async () => {
  folder = await createTempFolder('gateway');
  const program = join(folder.path, 'rooms.mjs');
  writeFileSync(program, PROGRAM);
  gateway = createRoomsGateway({
    config: readConfig({ DATA_DIR: folder.path }),
    log: createLogger('silent'),
    platform: null,
    readSourceEngine: () => null,
    program,
  });
});
afterEach(async () => {
  await gateway.close();
  await folder.remove();
});

const add = (name: string) => writeFileSync(join(folder.path, name), '');
const remove = (name: string) => rmSync(join(folder.path, name));

it('[OP-35:part] a rooms process of a fleet is ready when it is warm', async () => {
  expect(await gateway.readState()).toEqual({ isReady: false, detail: 'starting' });
  await gateway.start?.();
  expect(await gateway.readState()).toEqual({ isReady: false, detail: 'warming up' });
  add('warm');
  await expect.poll(() => gateway.readState()).toEqual({ isReady: true, detail: 'running' });
});

it('[OP-72] a process is not ready while its rooms process hangs or has ended', async () => {
  const check = async (): Promise<string> => {
    const { isReady, detail } = await gateway.readState();
    if (!isReady) throw new Error(detail);
    return detail;
  };
  const read = async () => {
    const [result] = await runChecks([{ name: 'rooms', isRequired: true, check }]);
    return [result!.isOk, result!.detail];
  };
  add('warm');
  await gateway.start?.();
  await expect.poll(read).toEqual([true, 'running']);
  add('silent');
  expect(await read()).toEqual([false, 'no answer']);
  remove('silent');
  expect(await read()).toEqual([true, 'running']);
  add('ended');
  await expect.poll(read).toEqual([false, 'restarting']);
  remove('ended');
  await expect.poll(read, { timeout: 20_000 }).toEqual([true, 'running']);
});
