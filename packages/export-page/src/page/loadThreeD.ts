import { loadScript } from './loadScript.ts';

/** Leaves itself on the page by `playloom-3d.js`. */
type ThreeD = typeof import('@playloom/renderer/three-d');

/** Stands in for the client's own: the code of 3D is a script that is loaded when somebody looks at a game so. */
export async function loadThreeD(): Promise<ThreeD> {
  const scope = globalThis as { playloomThreeD?: ThreeD };
  if (scope.playloomThreeD === undefined) await loadScript(document, 'playloom-3d.js');
  if (scope.playloomThreeD === undefined) throw new Error('playloom-3d.js is incomplete.');
  return scope.playloomThreeD;
}
