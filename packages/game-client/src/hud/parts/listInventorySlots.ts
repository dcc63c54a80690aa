import type { Game, ItemType } from '@playloom/game-format';
import type { SlotView } from '@playloom/protocol';
import type { HudState } from '../state/HudState.ts';

/** An inventory slot as it is shown. */
export interface InventorySlotView {
  /** Starts at 1, as on the keyboard and in messages to the room. */
  readonly slot: number;
  readonly item: string | null;
  readonly name: string;
  /** Only for items that stack. */
  readonly count: number | null;
  readonly ammo: { readonly left: number; readonly of: number } | null;
  /** Seconds left of the current reload, and its total duration. */
  readonly reload: { readonly left: number; readonly of: number } | null;
  readonly isHeld: boolean;
}

/** The number of slots that can be selected with the keys 1 to 9. */
export const BAR_SLOTS_MAX = 9;

export function listInventorySlots({
  game,
  own,
  tick,
  tickRate,
}: Pick<HudState, 'game' | 'own' | 'tick' | 'tickRate'>) {
  return own.inventory.map((view, index) =>
    readSlot(game, view, index + 1, own.heldSlot, { tick, tickRate }),
  );
}

/** Describes a slot for screen readers. */
export function describeSlot({ slot, item, name, count, ammo, reload, isHeld }: InventorySlotView): string {
  if (item === null) return `Slot ${slot}, empty`;
  return [
    `Slot ${slot}, ${name}`,
    count === null ? '' : `quantity ${count}`,
    ammo === null ? '' : `${ammo.left} of ${ammo.of} shots`,
    reload === null ? '' : 'reloading',
    isHeld ? 'in hand' : '',
  ]
    .filter(Boolean)
    .join(', ');
}

function readSlot(
  game: Game,
  view: SlotView | null,
  slot: number,
  heldSlot: number,
  time: { tick: number; tickRate: number },
): InventorySlotView {
  const isHeld = slot === heldSlot;
  const type = view === null ? undefined : game.types.items[view.item];
  if (view === null || type === undefined) {
    return { slot, item: null, name: '', count: null, ammo: null, reload: null, isHeld };
  }
  return {
    slot,
    item: view.item,
    name: type.name,
    count: type.maxStack > 1 || view.count > 1 ? view.count : null,
    ammo: magazineOf(type) > 0 ? { left: view.ammo, of: magazineOf(type) } : null,
    reload: readReload(type, view.reloadAt, time),
    isHeld,
  };
}

function magazineOf({ weapon }: ItemType): number {
  return weapon?.kind === 'ranged' ? weapon.ammo.magazine : 0;
}

function readReload(
  { weapon }: ItemType,
  reloadAt: number,
  { tick, tickRate }: { tick: number; tickRate: number },
): InventorySlotView['reload'] {
  if (weapon?.kind !== 'ranged' || reloadAt <= tick) return null;
  const left = Math.ceil((reloadAt - tick) / tickRate);
  return { left, of: Math.max(weapon.ammo.reloadSeconds, left) };
}
