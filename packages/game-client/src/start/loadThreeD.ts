/** A separate module: the build of exported games replaces it to load another file. */
export function loadThreeD(): Promise<typeof import('@playloom/renderer/three-d')> {
  return import('@playloom/renderer/three-d');
}
