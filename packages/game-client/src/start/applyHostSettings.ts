import type { HostPageSettings } from '../contract/StartOptions.ts';
import { applyPlayerSettings } from './createHudActions.ts';
import { updateHud } from './drawFrame.ts';
import type { ClientRun } from './ClientRun.ts';

/** Applies settings from the surrounding page. */
export function applyHostSettings(run: ClientRun, hostSettings: HostPageSettings): void {
  run.hostSettings = hostSettings;
  run.frame.dataset['fullscreen'] = hostSettings.hasFullscreen ? 'on' : 'off';
  applyPlayerSettings(run, {});
  updateHud(run);
}
