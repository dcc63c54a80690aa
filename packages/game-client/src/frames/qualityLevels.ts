import { type DrawQuality, FULL_QUALITY } from '@playloom/renderer';
import type { Graphics } from '../settings/PlayerSettings.ts';

/** From the best to the lightest. The automatic setting moves along it one step at a time. */
export const qualityLevels: readonly DrawQuality[] = [
  FULL_QUALITY,
  { resolution: 0.8, particles: 1, hasShadows: true },
  { resolution: 0.65, particles: 0.5, hasShadows: true },
  { resolution: 0.5, particles: 0.4, hasShadows: false },
  { resolution: 0.4, particles: 0.2, hasShadows: false },
];

/** The level of "Low" in the settings. */
const LOW_LEVEL = 3;

/** Returns the level to draw with. `automatic` is the level that the frame governor has chosen. */
export function chooseQualityLevel(graphics: Graphics, automatic: number): number {
  if (graphics === 'auto') return automatic;
  return graphics === 'low' ? LOW_LEVEL : 0;
}
