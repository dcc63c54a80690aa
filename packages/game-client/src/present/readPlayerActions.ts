import type { PredictedControls } from '@playloom/engine';
import type { EntityId, Key, UnitType } from '@playloom/game-format';
import type { OwnUnitView, ViewEvent } from '@playloom/protocol';
import { isUseKey } from '../controls/findControlKeys.ts';
import type { ClientSession, ShownUnit } from '../session/ClientSession.ts';
import { noActions, type PlayerActions } from '../tips/PlayerActions.ts';
import { findInteractionPartner } from './findInteractionHint.ts';

/** The player's unit in the last frame, to notice what has changed. */
export interface PlayerActionsMemory {
  /** Null while the player has no unit, or a dead one. */
  unit: {
    readonly id: EntityId;
    readonly x: number;
    readonly y: number;
    readonly rotation: number;
    readonly leaps: number;
    readonly isJumping: boolean;
    readonly items: ReadonlyMap<string, number>;
    readonly shop: string | null;
    readonly points: number;
  } | null;
  keys: readonly Key[];
  /** The tick of the last events that were read. */
  eventTick: number;
}

type LastUnit = NonNullable<PlayerActionsMemory['unit']>;

const FULL_TURN = 2 * Math.PI;
const DEGREES = 360 / FULL_TURN;

export function createPlayerActionsMemory(): PlayerActionsMemory {
  return { unit: null, keys: [], eventTick: -1 };
}

/**
 * Reads what the player did since the last call. Call once per frame, before the events are presented. What happens to
 * a unit in its first frame is not an action of the player: it gets its place and its starting items then.
 */
export function readPlayerActions(
  session: ClientSession,
  memory: PlayerActionsMemory,
  controls: PredictedControls,
  own: ShownUnit | null,
): PlayerActions {
  const { view, game } = session;
  const { unit } = view.own;
  const type = unit === null ? undefined : game.types.units[unit.type];
  const before = memory.unit;
  const pressed = controls.keys.filter((key) => !memory.keys.includes(key));
  const events = takeNewEvents(session, memory);
  memory.keys = controls.keys;
  memory.unit = null;
  if (unit === null || type === undefined || own === null || view.entities.get(unit.id)?.isDead === true)
    return noActions;
  const now = describeUnit(session, unit, own);
  memory.unit = now;
  if (before === null || before.id !== now.id) return noActions;
  const isSteered = isSteering(type, controls) && before.leaps === now.leaps;
  return {
    tilesMoved: isSteered ? Math.hypot(now.x - before.x, now.y - before.y) : 0,
    degreesTurned: measureTurn(before.rotation, now.rotation) * DEGREES,
    jumps: now.isJumping && !before.isJumping ? 1 : 0,
    attacks: events.filter((event) => event.kind === 'attack' && event.unit === now.id).length,
    hits: events.filter((event) => event.kind === 'hurt' && isHitBy(event, now.id)).length,
    pickedUp: listAddedItems(before.items, now.items),
    used: listUsedItems(session, type, unit, pressed),
    interactions: countInteractions(session, own, pressed),
    openedShop: now.shop === before.shop ? null : now.shop,
    points: Math.max(0, now.points - before.points),
    pressed,
  };
}

/** Events wait until they are shown, so each is found in several frames. Their ticks tell which are new. */
function takeNewEvents({ waiting, view }: ClientSession, memory: PlayerActionsMemory): ViewEvent[] {
  const after = memory.eventTick;
  memory.eventTick = view.tick;
  return waiting.flatMap(({ tick, event }) => (tick > after ? [event] : []));
}

/** Explosions can hurt the unit that caused them. */
function isHitBy({ entity, attacker }: Extract<ViewEvent, { kind: 'hurt' }>, unit: EntityId): boolean {
  return attacker === unit && entity !== unit;
}

function describeUnit({ view, welcome }: ClientSession, unit: OwnUnitView, own: ShownUnit): LastUnit {
  const me = welcome?.player ?? null;
  return {
    id: unit.id,
    x: own.x,
    y: own.y,
    rotation: own.rotation,
    leaps: own.leaps,
    isJumping: unit.platform?.isJumping ?? false,
    items: countItems(view.own.inventory),
    shop: view.own.shop?.shop ?? null,
    points: (me === null ? undefined : view.players.get(me)?.score) ?? 0,
  };
}

function countItems(
  slots: readonly ({ readonly item: string; readonly count: number } | null)[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const slot of slots)
    if (slot !== null) counts.set(slot.item, (counts.get(slot.item) ?? 0) + slot.count);
  return counts;
}

function listAddedItems(before: ReadonlyMap<string, number>, now: ReadonlyMap<string, number>): string[] {
  return [...now].flatMap(([item, count]) =>
    Array.from({ length: Math.max(0, count - (before.get(item) ?? 0)) }, () => item),
  );
}

/** A unit that is only pushed doesn't move by itself. With the mouse, no key is held. */
function isSteering({ controls: { scheme } }: UnitType, { keys, stick }: PredictedControls): boolean {
  return stick !== null || keys.length > 0 || scheme === 'follow-mouse' || scheme === 'click-to-move';
}

function measureTurn(from: number, to: number): number {
  const turn = Math.abs(to - from) % FULL_TURN;
  return Math.min(turn, FULL_TURN - turn);
}

function listUsedItems(
  { view }: ClientSession,
  type: UnitType,
  { isSteerable }: OwnUnitView,
  pressed: readonly Key[],
): string[] {
  const { inventory, heldSlot } = view.own;
  const held = inventory[heldSlot - 1];
  if (held == null || !isSteerable || !pressed.some((key) => isUseKey(type, key))) return [];
  return [held.item];
}

function countInteractions(session: ClientSession, own: ShownUnit, pressed: readonly Key[]): number {
  if (pressed.length === 0) return 0;
  const partner = findInteractionPartner(session, own);
  return partner !== null && pressed.includes(partner.key) ? 1 : 0;
}
