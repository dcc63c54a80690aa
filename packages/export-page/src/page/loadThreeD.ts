import { loadScript } from './loadScript.ts';

/** Set on the page by `playloom-3d.js`. */
type ThreeD = typeof import('@playloom/renderer/three-d');

/** Replaces the client's own module: the 3D code is a script that loads when a player switches to 3D. */
export async function loadThreeD(): Promise<ThreeD> {
  const scope = globalThis as { playloomThreeD?: ThreeD };
  if (scope.playloomThreeD === undefined) await loadScript(document, 'playloom-3d.js');
  if (scope.playloomThreeD === undefined) throw new Error('playloom-3d.js is incomplete.');
  return scope.playloomThreeD;
}
