import type { FeelLayer } from '../present/ClientStage.ts';
import { createCrosshair } from './Crosshair.ts';
import { createFeelLayer } from './createFeelLayer.ts';

/** Creates the feel of a game over the surface that shows it. */
export function startFeel(surface: HTMLElement): FeelLayer {
  return createFeelLayer(createCrosshair(surface));
}
