import type { OutsideWish } from '../StartOptions.ts';
import { applySettings } from './createActions.ts';
import { updateHud } from './drawFrame.ts';
import type { Run } from './Run.ts';

/** Does what whoever is around the page demands. */
export function obeyOutside(run: Run, wish: OutsideWish): void {
  run.outside = wish;
  run.frame.dataset['fullscreen'] = wish.hasFullscreen ? 'on' : 'off';
  applySettings(run, {});
  updateHud(run);
}
