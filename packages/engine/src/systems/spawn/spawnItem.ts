import type { EntityId } from '@playloom/game-format';
import { allocateSlot } from '../../world/entities.ts';
import { type Item, defaultLook } from '../../entities/Entity.ts';
import { toTicks } from '../../world/time.ts';
import type { World } from '../../world/World.ts';
import { addEntityBody } from '../bodies/addEntityBody.ts';
import { insertEntity } from './insertEntity.ts';

export interface ItemOptions {
  readonly type: string;
  readonly x: number;
  readonly y: number;
  readonly rotation?: number;
  readonly scale?: number;
  readonly count?: number;
  /** The unit that carries the item, which then has no body; null if the item is on the ground. */
  readonly holder?: EntityId | null;
  readonly name?: string | null;
  readonly placement?: string | null;
}

/** Adds an item to the world, on the ground or in an inventory. Returns null if the room is full. */
export function spawnItem(world: World, plan: ItemOptions): Item | null {
  const compiled = world.game.items.get(plan.type);
  const allocated = compiled === undefined ? null : allocateSlot(world);
  if (compiled === undefined || allocated === null) return null;
  const { type } = compiled;
  const holder = plan.holder ?? null;
  const item: Item = {
    kind: 'item',
    ...allocated,
    type: plan.type,
    name: plan.name ?? null,
    team: null,
    owner: null,
    placement: plan.placement ?? null,
    bornAt: world.tick,
    isDoomed: false,
    vanishAt:
      holder === null && type.groundSeconds !== null ? world.tick + toTicks(world, type.groundSeconds) : 0,
    regions: [],
    attachment: null,
    look: defaultLook,
    holder,
    count: Math.min(type.maxStack, Math.max(1, Math.floor(plan.count ?? 1))),
    ammo: type.weapon?.kind === 'ranged' ? type.weapon.ammo.magazine : 0,
    reloadAt: 0,
    pickableAt: 0,
  };
  insertEntity(world, item, plan);
  if (holder === null) addEntityBody(world, item);
  return item;
}
