import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const PACKAGE = '@dimforge/rapier2d-deterministic-compat';
const INLINED = /\w+\.toByteArray\("AGFzbQ[^"]*"\)\.buffer/;

/**
 * Loads the wasm of the physics engine from a separate file in the browser client. As text inside the script, it would
 * be a third larger and could not be compiled while it loads.
 */
export function createSplitPhysicsPlugin(root: string): Plugin {
  const { resolve } = createRequire(join(root, 'packages/engine/package.json'));
  const folder = dirname(resolve(PACKAGE));
  return {
    name: 'playloom-split-physics',
    transform: (code, id) => {
      if (id !== join(folder, 'rapier.mjs')) return null;
      if (!INLINED.test(code))
        throw new Error(`${PACKAGE} no longer contains its wasm in the expected place.`);
      const wasm = JSON.stringify(`${join(folder, 'rapier_wasm2d_bg.wasm')}?url`);
      return { code: `import wasmUrl from ${wasm};\n${code.replace(INLINED, 'wasmUrl')}`, map: null };
    },
  };
}
