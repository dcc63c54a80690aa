import type { PlayerId, Value } from '@playloom/game-format';
import type { HudActions } from '../hud/state/HudState.ts';
import { type InputState, pressKey } from '../input/InputState.ts';
import { addClientMessage, mutePlayer, setVoteAnswer } from '../present/HudLog.ts';
import { changeSettings, saveSettings } from '../settings/settingsStore.ts';
import { NOT_SWITCHED_MESSAGE } from './chooseRendererKind.ts';
import { applyQuality } from './paceFrames.ts';
import { updateHud } from './drawFrame.ts';
import type { ClientRun } from './ClientRun.ts';
import { replayRunTips, skipRunTips } from './updateTips.ts';

export function createHudActions(run: ClientRun): HudActions {
  const { core, options } = run;
  const { send } = core;
  return {
    sendChat: (text, isTeamOnly) => send({ kind: 'chat', text, isTeamOnly }),
    askToWrite: (onAllowed) => askToWrite(run, onAllowed),
    sendPhrase: (phrase) => send({ kind: 'phrase', phrase }),
    sendEmote: (emote) => send({ kind: 'emote', emote }),
    chooseOption: (option) => send({ kind: 'choose', option }),
    closeDialogue: () => send({ kind: 'close-dialogue' }),
    buy: (offer) => send({ kind: 'buy', offer }),
    closeShop: () => send({ kind: 'close-shop' }),
    answer: (text) => send({ kind: 'answer', text }),
    selectSlot: (slot) => send({ kind: 'select-slot', slot }),
    swapSlots: (a, b) => send({ kind: 'swap-slots', a, b }),
    dropSlot: (slot) => send({ kind: 'drop-slot', slot }),
    joinTeam: (team) => send({ kind: 'team', team }),
    watch: (player) => send({ kind: 'watch', player }),
    kick: (player) => send({ kind: 'kick', player }),
    callVote: (player) => send({ kind: 'call-vote', player }),
    vote(vote, isYes) {
      send({ kind: 'vote', vote, isYes });
      setVoteAnswer(run.stage.log, isYes);
      updateHud(run);
    },
    voteForMatch: (option) => send({ kind: 'match-vote', option }),
    mute(player, isMuted) {
      mutePlayer(run.stage.log, player, isMuted);
      updateHud(run);
      const view = core.session.view.players.get(player);
      if (view?.isSignedIn) options.onMute?.(view.name, isMuted);
    },
    report: (player) => report(run, player),
    sendPanelEvent: (panel, event, value) => send({ kind: 'panel', panel, event, value: value as Value }),
    changeSettings(change) {
      applyPlayerSettings(run, change);
      if (change.hearsCommunity !== undefined) send({ kind: 'hear-community', isOn: change.hearsCommunity });
      updateHud(run);
    },
    ...createInputActions(run),
    switchRenderer: (kind) => void loadAndSwitchRenderer(run, kind),
    setMenuOpen(isOpen) {
      run.isMenuOpen = isOpen;
    },
    toggleFullscreen: () => void toggleFullscreen(options.root),
    skipTips: () => skipRunTips(run),
    replayTips: () => replayRunTips(run),
    leave: () => core.link.leave(),
    drawMinimap: (canvas) => run.stage.renderer.drawMinimap(canvas),
    assetUrl: options.assetUrl,
    panelUrl: options.panelUrl,
    readPanel: options.debug?.readPanel ?? null,
  };
}

function askToWrite(run: ClientRun, onAllowed: () => void): void {
  run.options.onAskToWrite?.((permission) => {
    if (run.hasEnded) return;
    run.chat = permission;
    updateHud(run);
    if (permission.canChat) onAllowed();
  });
}

/** Passes a report with the recent chat lines to the page, which asks for the reason. */
function report({ core, stage, options }: ClientRun, player: PlayerId): void {
  const view = core.session.view.players.get(player);
  if (!view?.isSignedIn) return;
  const heard = stage.log.chat.flatMap(({ isFromGame, name, text }) =>
    isFromGame ? [] : [{ author: name, text }],
  );
  options.onReport?.({ name: view.name, heard });
}

export function applyPlayerSettings(
  run: ClientRun,
  change: Parameters<HudActions['changeSettings']>[0],
): void {
  const { stage, input } = run;
  stage.settings = changeSettings(stage.settings, change);
  saveSettings(run.storage, stage.settings);
  stage.sound.setVolumes({
    ...stage.settings,
    isMuted: stage.settings.isMuted || run.hostSettings.isMuted,
  });
  if (change.isLowPower !== undefined) run.pace.watch?.settle();
  applyQuality(run);
  // Otherwise a key that is held while its binding changes would never be released.
  if (change.keys !== undefined) input.keyboard.clear();
}

/** Updates a touch stick. When the aim stick is released, the unit keeps aiming in the last direction. */
function createInputActions(
  run: ClientRun,
): Pick<HudActions, 'touchStick' | 'touchButton' | 'holdKeyboard' | 'capturePad'> {
  const { input } = run;
  return {
    touchStick: (stick, x, y) => touchStick(input, stick, x, y),
    touchButton: (key, isDown) => pressKey(input, input.touch, key, isDown),
    holdKeyboard(isHeld) {
      input.isAway = isHeld;
    },
    capturePad(onPress) {
      run.padCapture = onPress;
    },
  };
}

function touchStick(input: InputState, stick: 'move' | 'aim', x: number, y: number): void {
  const length = Math.hypot(x, y);
  if (stick === 'move') input.touchStick = length === 0 ? null : { x, y };
  else if (length > 0) input.aim = { x: x / length, y: y / length };
}

async function loadAndSwitchRenderer(run: ClientRun, kind: '2d' | '3d'): Promise<void> {
  const loaded = await import('./switchRenderer.ts').catch(() => null);
  if (loaded !== null) await loaded.switchRenderer(run, kind);
  else addClientMessage(run.stage.log, NOT_SWITCHED_MESSAGE, run.stage.scene.time);
}

async function toggleFullscreen(root: HTMLElement): Promise<void> {
  const page = root.ownerDocument;
  try {
    if (page.fullscreenElement === null) await root.requestFullscreen({ navigationUI: 'hide' });
    else await page.exitFullscreen();
  } catch {
    // Some phones don't support full screen, and an iframe may not be allowed to use it.
    return;
  }
}
