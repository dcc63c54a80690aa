/** A whole number for a cell, always the same one, in no order an eye could see. */
export function scatter(x: number, y: number): number {
  let mixed = Math.imul(x + 1, 374761393) + Math.imul(y + 1, 668265263);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return (mixed ^ (mixed >>> 16)) >>> 3;
}
