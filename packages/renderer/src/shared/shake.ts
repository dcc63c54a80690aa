import type { SceneCamera } from './Scene.ts';

/** What shakes the picture at present. */
export interface Shake {
  strength: number;
  seconds: number;
  left: number;
  time: number;
}

/** How far strength 1 moves the picture, in tiles, at the start. */
const REACH = 0.45;
const SHAKES_PER_SECOND = 11;

export function createShake(): Shake {
  return { strength: 0, seconds: 1, left: 0, time: 0 };
}

/** A weaker shake does not end a stronger one. */
export function addShake(shake: Shake, strength: number, seconds: number): void {
  const rest = shake.left > 0 ? shake.strength * (shake.left / shake.seconds) ** 2 : 0;
  if (strength < rest || seconds <= 0) return;
  shake.strength = Math.min(1, strength);
  shake.seconds = seconds;
  shake.left = seconds;
}

/** Moves the camera of the next picture. Two waves that never meet look like chance and need none. */
export function stepShake(shake: Shake, camera: SceneCamera, seconds: number): void {
  shake.left = Math.max(0, shake.left - seconds);
  shake.time += seconds;
  const reach = REACH * shake.strength * (shake.left / shake.seconds) ** 2;
  const angle = shake.time * SHAKES_PER_SECOND * Math.PI * 2;
  camera.shakeX = reach * (Math.sin(angle) * 0.7 + Math.sin(angle * 1.73 + 1.3) * 0.3);
  camera.shakeY = reach * (Math.cos(angle * 0.83 + 0.4) * 0.7 + Math.sin(angle * 1.37 + 2.1) * 0.3);
}
