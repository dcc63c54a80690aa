import type { PredictedControls } from '@playloom/engine';
import type { StartOptions } from '../contract/StartOptions.ts';
import { createPlayerActionsMemory, readPlayerActions } from '../present/readPlayerActions.ts';
import type { ShownUnit } from '../session/ClientSession.ts';
import type { SettingsStorage } from '../settings/settingsStore.ts';
import { listTips } from '../tips/listTips.ts';
import { hasSeenTips, storeSeenTips } from '../tips/seenTips.ts';
import { advanceTips, areTipsOver, createTipsState, restartTips, skipTips } from '../tips/TipsState.ts';
import type { ClientRun } from './ClientRun.ts';

/** Creates the tips of a run: from the beginning, or over if the player has seen them. */
export function createRunTips(options: StartOptions, storage: SettingsStorage | null): ClientRun['tips'] {
  const state = createTipsState();
  if (isSeen(options, storage)) skipTips(state, listTips(options.game));
  return { state, memory: createPlayerActionsMemory() };
}

/** Creators see the tips in every playtest. */
function isSeen({ debug, tips, gameSlug }: StartOptions, storage: SettingsStorage | null): boolean {
  return debug === undefined && (tips?.isSeen === true || hasSeenTips(storage, gameSlug));
}

/** Advances the tips by one frame. Returns whether the HUD must update. */
export function updateTips(
  run: ClientRun,
  controls: PredictedControls,
  own: ShownUnit | null,
  seconds: number,
): boolean {
  const { tips, core } = run;
  const list = listTips(core.session.game);
  if (areTipsOver(tips.state, list)) return false;
  const actions = readPlayerActions(core.session, tips.memory, controls, own);
  const hasChanged = advanceTips(tips.state, list, { actions, seconds, isVisible: isTipVisible(run) });
  if (areTipsOver(tips.state, list)) rememberTips(run);
  return hasChanged;
}

/** Whether nothing covers the tip and the player can follow it. */
export function isTipVisible({ core, life, lostUntil, hostSettings }: ClientRun): boolean {
  const { dialogue, shop, question } = core.session.view.own;
  const hasWindow = dialogue !== null || shop !== null || question !== null;
  return life === 'playing' && lostUntil === null && !hostSettings.isHeld && !hasWindow;
}

export function skipRunTips(run: ClientRun): void {
  skipTips(run.tips.state, listTips(run.core.session.game));
  run.nextHudAt = 0;
  rememberTips(run);
}

/** Shows the tips again, however often they were seen. */
export function replayRunTips(run: ClientRun): void {
  restartTips(run.tips.state);
  run.tips.memory = createPlayerActionsMemory();
  run.nextHudAt = 0;
}

/** An account remembers the tips on all devices. Otherwise only this device does. */
function rememberTips({ options, storage }: ClientRun): void {
  const { debug, tips, gameSlug } = options;
  if (debug !== undefined) return;
  if (tips === undefined) storeSeenTips(storage, gameSlug);
  else if (!tips.isSeen) tips.onSeen();
}
