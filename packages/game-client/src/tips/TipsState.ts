import type { Tip, TipCondition } from '@playloom/game-format';
import type { PlayerActions } from './PlayerActions.ts';

/** Which tip a player sees, and how much of it they have done. */
export interface TipsState {
  /** The index of the tip. The number of tips, or more, when all are over. */
  index: number;
  /** How much of the condition is done, in its own unit: tiles, times, points, seconds. */
  amount: number;
  /** For how long the player has been able to read the tip. */
  shownSeconds: number;
  /** For how long its check mark has been visible. Null while the tip is not done. */
  checkedSeconds: number | null;
}

interface TipFrame {
  readonly actions: PlayerActions;
  readonly seconds: number;
  /** Whether the player can see the tip. It waits behind menus and dialogues, and while the player is dead. */
  readonly isVisible: boolean;
}

/** How long a tip stays with its check mark before the next one. */
const CHECK_SECONDS = 1.4;
/** A tip that is not followed for this long makes room for the next one. */
const TIP_SECONDS_MAX = 60;

export function createTipsState(): TipsState {
  return { index: 0, amount: 0, shownSeconds: 0, checkedSeconds: null };
}

/** Starts again with the first tip. */
export function restartTips(state: TipsState): void {
  showTip(state, 0);
}

export function skipTips(state: TipsState, tips: readonly Tip[]): void {
  showTip(state, tips.length);
}

export function areTipsOver(state: TipsState, tips: readonly Tip[]): boolean {
  return state.index >= tips.length;
}

/** Advances by one frame. Returns whether the player sees something else now. */
export function advanceTips(
  state: TipsState,
  tips: readonly Tip[],
  { actions, seconds, isVisible }: TipFrame,
): boolean {
  const tip = tips[state.index];
  if (tip === undefined) return false;
  const passed = isVisible ? seconds : 0;
  if (state.checkedSeconds !== null) {
    state.checkedSeconds += passed;
    if (state.checkedSeconds < CHECK_SECONDS) return false;
    showTip(state, state.index + 1);
    return true;
  }
  state.shownSeconds += passed;
  state.amount += measureProgress(tip.done, actions, passed);
  if (state.amount >= getGoal(tip.done)) {
    state.checkedSeconds = 0;
    return true;
  }
  if (state.shownSeconds < TIP_SECONDS_MAX) return false;
  showTip(state, state.index + 1);
  return true;
}

function showTip(state: TipsState, index: number): void {
  Object.assign(state, createTipsState(), { index });
}

function getGoal(done: TipCondition): number {
  switch (done.kind) {
    case 'moves':
      return done.tiles;
    case 'turns':
      return done.degrees;
    case 'scores':
      return done.points;
    case 'waits':
      return done.seconds;
    case 'opens-shop':
      return 1;
    case 'jumps':
    case 'attacks':
    case 'hits':
    case 'picks-up':
    case 'uses-item':
    case 'interacts':
    case 'presses-key':
      return done.times;
  }
}

/** Returns how much of a condition the actions of one frame fulfill. */
function measureProgress(done: TipCondition, actions: PlayerActions, seconds: number): number {
  switch (done.kind) {
    case 'moves':
      return actions.tilesMoved;
    case 'turns':
      return actions.degreesTurned;
    case 'jumps':
      return actions.jumps;
    case 'attacks':
      return actions.attacks;
    case 'hits':
      return actions.hits;
    case 'picks-up':
      return countItem(actions.pickedUp, done.item);
    case 'uses-item':
      return countItem(actions.used, done.item);
    case 'interacts':
      return actions.interactions;
    case 'opens-shop':
      return actions.openedShop !== null && isWanted(actions.openedShop, done.shop) ? 1 : 0;
    case 'scores':
      return actions.points;
    case 'presses-key':
      return actions.pressed.filter((key) => key === done.key).length;
    case 'waits':
      return seconds;
  }
}

function countItem(items: readonly string[], wanted: string | null): number {
  return items.filter((item) => isWanted(item, wanted)).length;
}

function isWanted(id: string, wanted: string | null): boolean {
  return wanted === null || id === wanted;
}
