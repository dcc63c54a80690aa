import type { ItemType } from '@playloom/game-format';
import type { OwnAttackState } from '../present/startOwnAttack.ts';
import type { ClientSession } from '../session/ClientSession.ts';

/** When the player began to use the held item, if that takes time. */
export interface ChargeState {
  wasUsing: boolean;
  item: string | null;
  /** In scene seconds. */
  usedAt: number;
}

/** Shorter pauses between two attacks have no bar, because it would flicker. */
const PAUSE_SECONDS_MIN = 0.7;

export function createChargeState(): ChargeState {
  return { wasUsing: false, item: null, usedAt: -Infinity };
}

/** How far the held item is with reloading, being used, or getting ready again, from 0 to 1. Null if it is ready. */
export function readCharge(
  state: ChargeState,
  session: ClientSession,
  attack: OwnAttackState,
  time: number,
): number | null {
  const { inventory, heldSlot } = session.view.own;
  const slot = inventory[heldSlot - 1] ?? null;
  const item = slot === null ? undefined : session.game.types.items[slot.item];
  noteUse(state, slot?.item ?? null, item?.consumable?.useSeconds ?? 0, attack.wasUsing, time);
  if (slot === null || item === undefined) return null;
  const reload = readReload(session, item, slot.reloadAt);
  return reload ?? readUse(state, item, time) ?? readPause(item, attack, time);
}

/** A press while the item is already being used doesn't start again. */
function noteUse(
  state: ChargeState,
  item: string | null,
  seconds: number,
  isUsing: boolean,
  time: number,
): void {
  if (state.item !== item) state.usedAt = -Infinity;
  else if (isUsing && !state.wasUsing && time - state.usedAt >= seconds) state.usedAt = time;
  state.item = item;
  state.wasUsing = isUsing;
}

/** The player's own tick decides: from this one on, the room accepts the next shot. */
function readReload({ clientTicks, tickRate }: ClientSession, { weapon }: ItemType, reloadAt: number) {
  if (weapon?.kind !== 'ranged' || reloadAt <= clientTicks.ticks) return null;
  const ticks = Math.max(1, weapon.ammo.reloadSeconds * tickRate);
  return toPart(1 - (reloadAt - clientTicks.ticks) / ticks);
}

function readUse({ usedAt }: ChargeState, { weapon, consumable }: ItemType, time: number) {
  if (weapon !== null || consumable === null || consumable.useSeconds === 0) return null;
  const part = (time - usedAt) / consumable.useSeconds;
  return part < 1 ? toPart(part) : null;
}

function readPause({ weapon }: ItemType, { readyAt }: OwnAttackState, time: number) {
  const seconds = weapon === null ? 0 : 1 / weapon.usesPerSecond;
  if (seconds < PAUSE_SECONDS_MIN || time >= readyAt) return null;
  return toPart(1 - (readyAt - time) / seconds);
}

function toPart(value: number): number {
  return Math.max(0, Math.min(1, value));
}
