/** In its own module, because the build of exported games replaces it to load the 3D renderer from another file. */
export function loadThreeD(): Promise<typeof import('@playloom/renderer/three-d')> {
  return import('@playloom/renderer/three-d');
}
