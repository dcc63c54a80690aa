import type { EntityId, PlayerId } from '@playloom/game-format';
import type { ActiveBuff, Entity, EntityAttachment, EntityLook, Item, Unit } from '../entities/Entity.ts';
import { markEntity } from './marks.ts';
import type { World } from './World.ts';

/*
 * Setters of the fields that `computeMarks` reads or that players see. `Entity` declares these fields as readonly, so
 * that they can only be written here, together with the mark. Without it, steps would skip the entity, and its change
 * wouldn't be sent.
 */

type Writable<Record> = { -readonly [Field in keyof Record]: Record[Field] };

/** Removes the entity at the end of this tick. */
export function doomEntity(world: World, entity: Writable<Entity>): void {
  entity.isDoomed = true;
  markEntity(world, entity);
}

export function setEntityName(world: World, entity: Writable<Entity>, name: string | null): void {
  entity.name = name;
  markEntity(world, entity);
}

export function setEntityTeam(world: World, entity: Writable<Entity>, team: string | null): void {
  entity.team = team;
  markEntity(world, entity);
}

export function setEntityOwner(world: World, entity: Writable<Entity>, owner: PlayerId | null): void {
  entity.owner = owner;
  markEntity(world, entity);
}

/** Sets the tick at which the entity is removed automatically; 0 for never. */
export function setVanishTick(world: World, entity: Writable<Entity>, tick: number): void {
  entity.vanishAt = tick;
  markEntity(world, entity);
}

export function setAttachment(
  world: World,
  entity: Writable<Entity>,
  attachment: EntityAttachment | null,
): void {
  entity.attachment = attachment;
  markEntity(world, entity);
}

export function updateLook(world: World, entity: Writable<Entity>, changes: Partial<EntityLook>): void {
  entity.look = { ...entity.look, ...changes };
  markEntity(world, entity);
}

export function setUnitType(world: World, unit: Writable<Unit>, type: string): void {
  unit.type = type;
  markEntity(world, unit);
}

export function setUnitDead(world: World, unit: Writable<Unit>, isDead: boolean): void {
  unit.isDead = isDead;
  markEntity(world, unit);
}

/** Sets the tick at which spawn protection ends; 0 for none. */
export function setProtectedUntil(world: World, unit: Writable<Unit>, tick: number): void {
  unit.protectedUntil = tick;
  markEntity(world, unit);
}

export function setUnitMoving(world: World, unit: Writable<Unit>, isMoving: boolean): void {
  unit.isMoving = isMoving;
  markEntity(world, unit);
}

export function setNameLabel(world: World, unit: Writable<Unit>, hasNameLabel: boolean): void {
  unit.hasNameLabel = hasNameLabel;
  markEntity(world, unit);
}

export function setBuffs(world: World, unit: Writable<Unit>, buffs: readonly ActiveBuff[]): void {
  unit.buffs = buffs;
  markEntity(world, unit);
}

/** Cuts an inventory, or adds free slots to it. */
export function resizeInventory(world: World, unit: Writable<Unit>, size: number): void {
  unit.inventory = Array.from({ length: size }, (_id, index) => unit.inventory[index] ?? null);
  markEntity(world, unit);
}

/** Needs no mark: only the size of an inventory has one, and units with inventories are always sent. */
export function setInventorySlot(unit: Writable<Unit>, slotIndex: number, item: EntityId | null): void {
  unit.inventory = unit.inventory.with(slotIndex, item);
}

export function setItemHolder(world: World, item: Writable<Item>, holder: EntityId | null): void {
  item.holder = holder;
  markEntity(world, item);
}

export function setItemCount(world: World, item: Writable<Item>, count: number): void {
  item.count = count;
  markEntity(world, item);
}
