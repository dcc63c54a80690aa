import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { readConfig } from '../process/config.ts';
import { createLogger } from '../process/createLogger.ts';
import { createTempFolder, type TempFolder } from '../testing/createTempFolder.ts';
import { createRoomsGateway } from './createRoomsGateway.ts';
import type { RoomsGateway } from './RoomsGateway.ts';

let folder: TempFolder;
let gateway: RoomsGateway;
afterEach(async () => {
  await gateway.close();
  await folder.remove();
});

/** A rooms process that is ready at once, and warm when there is a file next to it. */
const PROGRAM = `
import { existsSync } from 'node:fs';
process.on('message', ({ kind }) => {
  if (kind === 'start') process.send({ kind: 'ready' });
  if (kind === 'stop') process.exit();
});
setInterval(() => {
  if (existsSync(new URL('./warm', import.meta.url))) process.send({ kind: 'warm' });
}, 20);
`;

it('[OP-35:part] a rooms process of a fleet is ready when it is warm', async () => {
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
  expect(await gateway.readState()).toEqual({ isReady: false, detail: 'starting' });
  await gateway.start?.();
  expect(await gateway.readState()).toEqual({ isReady: false, detail: 'warming up' });
  writeFileSync(join(folder.path, 'warm'), '');
  await expect.poll(() => gateway.readState()).toEqual({ isReady: true, detail: 'running' });
});
