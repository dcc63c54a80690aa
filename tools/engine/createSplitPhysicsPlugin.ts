import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const PACKAGE = '@dimforge/rapier2d-deterministic-compat';
const INLINED = /\w+\.toByteArray\("AGFzbQ[^"]*"\)\.buffer/;

/** Finds the wasm file of the physics engine, which the package also has as text inside its script. */
export function findPhysicsWasm(root: string): string {
  return join(findFolder(root), 'rapier_wasm2d_bg.wasm');
}

/**
 * Loads the wasm of the physics engine from a separate file in the browser client. As text inside the script, it would
 * be a third larger and could not be compiled while it loads.
 */
export function createSplitPhysicsPlugin(root: string): Plugin {
  const wasm = JSON.stringify(`${findPhysicsWasm(root)}?url`);
  return createReplacingPlugin(root, `import wasmUrl from ${wasm};`, 'wasmUrl');
}

/** The same for the room worker, where each thread would keep the text in memory. The file is next to the script. */
export function createReadPhysicsPlugin(root: string, fileName: string): Plugin {
  const read = `readWasm(new URL(${JSON.stringify(fileName)}, import.meta.url))`;
  return createReplacingPlugin(root, `import { readFileSync as readWasm } from 'node:fs';`, read);
}

function createReplacingPlugin(root: string, start: string, replacement: string): Plugin {
  const file = join(findFolder(root), 'rapier.mjs');
  return {
    name: 'playloom-split-physics',
    transform: (code, id) => {
      if (id !== file) return null;
      if (!INLINED.test(code))
        throw new Error(`${PACKAGE} no longer contains its wasm in the expected place.`);
      return { code: `${start}\n${code.replace(INLINED, () => replacement)}`, map: null };
    },
  };
}

function findFolder(root: string): string {
  return dirname(createRequire(join(root, 'packages/engine/package.json')).resolve(PACKAGE));
}
