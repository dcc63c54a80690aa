import type { EntityView } from '@playloom/protocol';

/** How much of its opacity a protected entity loses while its bubble is brightest. */
export const SHIELD_FADE = 0.35;
const PULSE_SECONDS = 1.2;
const CALM_BRIGHTNESS = 0.8;

/** How bright the bubble of an entity is, from 0.5 to 1; null if nothing protects it. It pulses slowly. */
export function computeShield(
  { isProtected, isDead }: Pick<EntityView, 'isProtected' | 'isDead'>,
  time: number,
  isCalm: boolean,
): number | null {
  if (!isProtected || isDead) return null;
  return isCalm ? CALM_BRIGHTNESS : 0.75 + 0.25 * Math.sin((time / PULSE_SECONDS) * Math.PI * 2);
}
