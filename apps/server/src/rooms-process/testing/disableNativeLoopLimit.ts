import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBundle } from '../../engines/findBundle.ts';
import { readEngineVersion } from '../../engines/readEngineVersion.ts';

/** Sets the limit so high that scripts hang, as in older engines that did not limit loops in builtins. */
const ENDLESS = 'room.machine.rounds.value = 2 ** 31 - 1;';
const LIMITS = /room\.machine\.rounds\.value = [^;]*NATIVE_ROUNDS_(?:AT_START|PER_TICK)[^;]*;/g;

/**
 * Patches the installed engine of test rooms, so that loops in builtins are not limited. Rooms of older engines, which
 * don't show which room runs, don't share threads.
 */
export function disableNativeLoopLimit(dataDir: string, { showsCurrent = false } = {}): void {
  const bundle = findBundle(join(dataDir, 'engines'), readEngineVersion());
  if (bundle === undefined) throw new Error('No engine is installed.');
  const file = join(bundle.folder, 'room/roomWorkerMain.js');
  const code = readFileSync(file, 'utf8');
  if (code.match(LIMITS)?.length !== 2) throw new Error('The engine limits native loops in another way.');
  writeFileSync(file, code.replaceAll(LIMITS, ENDLESS));
  const manifest = join(bundle.folder, 'engine.json');
  writeFileSync(manifest, JSON.stringify({ ...bundle.manifest, showsCurrent }));
}
