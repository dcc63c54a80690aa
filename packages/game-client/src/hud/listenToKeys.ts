import { protocolLimits } from '@playloom/protocol';
import type { HudContextValue } from './state/HudContext.ts';
import { findOwnUnitType } from '../controls/findOwnUnitType.ts';
import {
  canEmote,
  canSeeScoreboard,
  isChatVisible,
  hasEmoteWheel,
  canOpenChat,
  canVote,
} from './state/hudParts.ts';
import { openChat } from './state/openChat.ts';
import { getEmoteKeyName, pickHudKeys } from './state/hudKeys.ts';
import { findNextWatchedPlayer, isSpectating } from './parts/watching.ts';

/** More keys that switch a spectator to another player, unless they chose others. */
const WATCH_KEYS: { readonly [key: string]: number } = { a: -1, d: 1, ' ': 1 };

/**
 * Opens and closes parts of the HUD by key, wherever the focus is. `isMeant` returns false while the keys control
 * another client on the page. Returns a function that stops it.
 */
export function listenToKeys(parts: HudContextValue, isMeant: () => boolean): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented || !isMeant()) return;
    if (event.key === 'Escape') closeOrOpenMenu(parts, event);
    else if (!isTyping(event) && parts.ui.menu.value === 'none' && !hasWindow(parts)) openPart(parts, event);
  };
  const onKeyUp = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() === keysOf(parts).board) parts.ui.isScoreboardOpen.value = false;
  };
  const onBlur = (): void => {
    parts.ui.isScoreboardOpen.value = false;
  };
  window.addEventListener('keydown', onKeyDown);
  window.addEventListener('keyup', onKeyUp);
  window.addEventListener('blur', onBlur);
  return () => {
    window.removeEventListener('keydown', onKeyDown);
    window.removeEventListener('keyup', onKeyUp);
    window.removeEventListener('blur', onBlur);
  };
}

/** Escape closes what was opened last. With nothing open it opens the menu. */
function closeOrOpenMenu({ ui, state, actions }: HudContextValue, event: KeyboardEvent): void {
  const { own } = state.value;
  event.preventDefault();
  if (ui.menu.value !== 'none') ui.menu.value = ui.menu.value === 'main' ? 'none' : 'main';
  else if (ui.isChatOpen.value) ui.isChatOpen.value = false;
  else if (ui.isEmoteWheelOpen.value) ui.isEmoteWheelOpen.value = false;
  else if (ui.isInventoryOpen.value) ui.isInventoryOpen.value = false;
  else if (own.question !== null) actions.answer('');
  else if (own.dialogue !== null) actions.closeDialogue();
  else if (own.shop !== null) actions.closeShop();
  else ui.menu.value = 'main';
}

function openPart(parts: HudContextValue, event: KeyboardEvent): void {
  const { ui, state, actions } = parts;
  const key = event.key.toLowerCase();
  const keys = keysOf(parts);
  const turn = isSpectating(state.value) ? readTurn(parts, key) : 0;
  const emote =
    ui.isEmoteWheelOpen.value && canEmote(state.value)
      ? protocolLimits.EMOTES.findIndex((_, index) => keys[getEmoteKeyName(index)] === key)
      : -1;
  if (emote >= 0) {
    event.preventDefault();
    actions.sendEmote(emote);
    ui.isEmoteWheelOpen.value = false;
  } else if (turn !== 0) {
    event.preventDefault();
    const next = findNextWatchedPlayer(state.value, turn);
    if (next !== null) actions.watch(next.id);
  } else if (key === keys.board && canSeeScoreboard(state.value)) {
    event.preventDefault();
    ui.isScoreboardOpen.value = true;
  } else if (key === keys.chat && !event.repeat && isChatVisible(state.value) && canOpenChat(state.value)) {
    // The key itself must not be typed into the field.
    event.preventDefault();
    openChat(parts);
  } else if (key === keys.emotes && !event.repeat && hasEmoteWheel(state.value)) {
    event.preventDefault();
    ui.isEmoteWheelOpen.value = !ui.isEmoteWheelOpen.value;
  } else if ((key === keys.yes || key === keys.no) && canVote(state.value)) {
    event.preventDefault();
    actions.vote(state.value.vote?.view.vote ?? 0, key === keys.yes);
  }
}

/** The direction in which a key switches a spectator to another player. 0 for other keys. */
function readTurn(parts: HudContextValue, key: string): number {
  const keys = keysOf(parts);
  if (key === keys['watch-previous']) return -1;
  if (key === keys['watch-next']) return 1;
  const { hudKeys } = parts.state.value.settings;
  const isChanged = hudKeys['watch-previous'] !== undefined || hudKeys['watch-next'] !== undefined;
  return isChanged ? 0 : (WATCH_KEYS[key] ?? 0);
}

function keysOf({ state }: HudContextValue) {
  return pickHudKeys(findOwnUnitType(state.value), state.value.settings);
}

function hasWindow({ state }: HudContextValue): boolean {
  const { dialogue, shop, question } = state.value.own;
  return dialogue !== null || shop !== null || question !== null;
}

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.closest('input,textarea,select,[contenteditable]') !== null;
}
