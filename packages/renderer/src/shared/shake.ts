import type { SceneCamera } from './Scene.ts';

/** The current camera shake. */
export interface Shake {
  strength: number;
  seconds: number;
  left: number;
  time: number;
}

/** The largest offset of the camera in tiles, at strength 1. */
const REACH = 0.45;
const SHAKES_PER_SECOND = 11;

export function createShake(): Shake {
  return { strength: 0, seconds: 1, left: 0, time: 0 };
}

/** Starts a shake, unless a stronger one is still in progress. */
export function addShake(shake: Shake, strength: number, seconds: number): void {
  const rest = shake.left > 0 ? shake.strength * (shake.left / shake.seconds) ** 2 : 0;
  if (strength < rest || seconds <= 0) return;
  shake.strength = Math.min(1, strength);
  shake.seconds = seconds;
  shake.left = seconds;
}

/** Sets the shake offset of the camera. The sum of two waves looks random, but is the same every time. */
export function stepShake(shake: Shake, camera: SceneCamera, seconds: number): void {
  shake.left = Math.max(0, shake.left - seconds);
  shake.time += seconds;
  const reach = REACH * shake.strength * (shake.left / shake.seconds) ** 2;
  const angle = shake.time * SHAKES_PER_SECOND * Math.PI * 2;
  camera.shakeX = reach * (Math.sin(angle) * 0.7 + Math.sin(angle * 1.73 + 1.3) * 0.3);
  camera.shakeY = reach * (Math.cos(angle * 0.83 + 0.4) * 0.7 + Math.sin(angle * 1.37 + 2.1) * 0.3);
}
