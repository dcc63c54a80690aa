import { loadScript } from './loadScript.ts';

/** Module that `playloom-3d.js` sets as a global. */
type ThreeD = typeof import('@playloom/renderer/three-d');

/**
 * Loads the 3D renderer from its own script when a player switches to 3D. Replaces the function of the game client,
 * which imports a module.
 */
export async function loadThreeD(): Promise<ThreeD> {
  const scope = globalThis as { playloomThreeD?: ThreeD };
  if (scope.playloomThreeD === undefined) await loadScript(document, 'playloom-3d.js');
  if (scope.playloomThreeD === undefined) throw new Error('playloom-3d.js is incomplete.');
  return scope.playloomThreeD;
}
