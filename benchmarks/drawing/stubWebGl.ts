/** Replaces the drawing functions of WebGL with empty ones, so that only script time is measured. */
export function stubWebGl(): void {
  const gl = WebGL2RenderingContext.prototype;
  const nothing = (): void => undefined;
  Object.assign(gl, {
    drawElements: nothing,
    drawArrays: nothing,
    drawElementsInstanced: nothing,
    drawArraysInstanced: nothing,
    clear: nothing,
  });
}
