import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { startEventLoopMeter } from '../../apps/server/src/testing/startEventLoopMeter.ts';

/** How often a line with the longest turn since the previous line is written. */
const REPORT_EVERY_MS = 200;
const WEB_PROCESS = join('apps', 'server', 'src', 'main.ts');

/**
 * Loaded into the server before its own code. Records the longest turn of the event loop of the web process.
 * Its threads and the rooms process load it too, but are not measured.
 */
const file = process.env['TURNS_FILE'];
if (isMainThread && file !== undefined && process.argv[1]?.endsWith(WEB_PROCESS)) report(file);

function report(to: string): void {
  const turns = startEventLoopMeter();
  setInterval(() => appendFileSync(to, `${turns.readLongest()}\n`), REPORT_EVERY_MS).unref();
}
