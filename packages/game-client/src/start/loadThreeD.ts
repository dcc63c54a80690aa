/** A module of its own: in an exported game it is another file that is loaded, and the build puts that in its place. */
export function loadThreeD(): Promise<typeof import('@playloom/renderer/three-d')> {
  return import('@playloom/renderer/three-d');
}
