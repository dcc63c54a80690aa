/** Whether this browser can draw in 3D; the canvas it is asked of is given back at once. */
export function hasWebGl2(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
