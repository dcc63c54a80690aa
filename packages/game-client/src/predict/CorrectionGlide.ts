/** The offset between the drawn and the correct position. It shrinks, so that the unit glides instead of jumping. */
export interface CorrectionGlide {
  x: number;
  y: number;
  rotation: number;
}

/** Time constant: after this time about two thirds of an offset are gone. */
const GLIDE_SECONDS = 0.1;
/** Tiles per second: at 60 frames per second a glide moves less than a tenth of a tile per frame. */
const GLIDE_SPEED_MAX = 5;
/** Smaller offsets are set to 0. */
const DONE = 1e-4;

export function createGlide(): CorrectionGlide {
  return { x: 0, y: 0, rotation: 0 };
}

export function addGlide(glide: CorrectionGlide, dx: number, dy: number, rotation: number): void {
  glide.x += dx;
  glide.y += dy;
  glide.rotation = wrapAngle(glide.rotation + rotation);
}

export function stopGlide(glide: CorrectionGlide): void {
  glide.x = 0;
  glide.y = 0;
  glide.rotation = 0;
}

export function stepGlide(glide: CorrectionGlide, seconds: number): void {
  const part = 1 - Math.exp(-seconds / GLIDE_SECONDS);
  const length = Math.hypot(glide.x, glide.y);
  if (length < DONE) {
    glide.x = 0;
    glide.y = 0;
  } else {
    const left = 1 - Math.min(length * part, GLIDE_SPEED_MAX * seconds) / length;
    glide.x *= left;
    glide.y *= left;
  }
  glide.rotation *= 1 - part;
}

/** Wraps the difference of two angles to the range from -π to π, which is the shorter way to turn. */
export function wrapAngle(radians: number): number {
  const turned = radians % (Math.PI * 2);
  if (turned > Math.PI) return turned - Math.PI * 2;
  return turned < -Math.PI ? turned + Math.PI * 2 : turned;
}
