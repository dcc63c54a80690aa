import type { ScriptReport } from '@playloom/engine';
import { compileScripts } from '@playloom/game-format/scripts';
import { createScriptHost } from '../host/createScriptHost.ts';
import { createScriptHostFactory } from '../host/createScriptHostFactory.ts';
import { createFakeScriptBridge } from './createFakeScriptBridge.ts';
import { nativeAttacks } from './nativeAttacks.ts';
import { stackAttacks } from './stackAttacks.ts';

/** How many native attacks to run. A few are enough, because each uses up all iterations of a start. */
const NATIVE_ATTACKS = 3;

/**
 * Runs all attacks and returns their reports. Also runs in browsers, where stacks are smaller than in Node.
 */
export default function runStackAttacks({ wasm }: { wasm: Uint8Array }): ScriptReport[] {
  const factory = createScriptHostFactory({ wasm });
  return [...stackAttacks, ...nativeAttacks.slice(0, NATIVE_ATTACKS)].map(([, code]) => {
    const compiled = compileScripts({ world: { name: 'World', files: { 'initialize.ts': code } } });
    if (!compiled.ok) throw new Error(JSON.stringify(compiled.error));
    return createScriptHost(compiled.value, factory).start(createFakeScriptBridge());
  });
}
