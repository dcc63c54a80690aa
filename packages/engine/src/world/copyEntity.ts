import type { Entity, Item, Projectile, Prop, Unit } from './Entity.ts';

/**
 * A record of its own that shares what its fields hold. Field by field: spreading a record takes twice as long,
 * and a room copies all of them for every snapshot.
 */
export function copyEntity(entity: Entity): Entity {
  switch (entity.kind) {
    case 'unit':
      return copyUnit(entity);
    case 'item':
      return copyItem(entity);
    case 'projectile':
      return copyProjectile(entity);
    case 'prop':
      return copyProp(entity);
  }
}

/** New units are made by this too: records whose fields stand in another order differ for hashes and for the machine. */
export function copyUnit(unit: Unit): Unit {
  return {
    // Every tick reads these of every unit: first in the record, they lie together in memory.
    kind: unit.kind,
    slot: unit.slot,
    id: unit.id,
    type: unit.type,
    isDoomed: unit.isDoomed,
    isDead: unit.isDead,
    vanishAt: unit.vanishAt,
    attachment: unit.attachment,
    regions: unit.regions,
    ai: unit.ai,
    buffs: unit.buffs,
    inventory: unit.inventory,
    isControlled: unit.isControlled,
    speed: unit.speed,
    isMoving: unit.isMoving,
    steerAt: unit.steerAt,
    pushedUntil: unit.pushedUntil,
    footing: unit.footing,
    heldSlot: unit.heldSlot,
    isUsing: unit.isUsing,
    isUseSpent: unit.isUseSpent,
    readyAt: unit.readyAt,
    useEndsAt: unit.useEndsAt,
    name: unit.name,
    team: unit.team,
    owner: unit.owner,
    placement: unit.placement,
    bornAt: unit.bornAt,
    look: unit.look,
    respawnAt: unit.respawnAt,
    home: unit.home,
    isInvulnerable: unit.isInvulnerable,
    hasNameLabel: unit.hasNameLabel,
    unbuffed: unit.unbuffed,
    cooldowns: unit.cooldowns,
    lastAttacker: unit.lastAttacker,
    variables: unit.variables,
  };
}

function copyItem(item: Item): Item {
  return {
    kind: item.kind,
    slot: item.slot,
    id: item.id,
    type: item.type,
    name: item.name,
    team: item.team,
    owner: item.owner,
    placement: item.placement,
    bornAt: item.bornAt,
    isDoomed: item.isDoomed,
    vanishAt: item.vanishAt,
    regions: item.regions,
    attachment: item.attachment,
    look: item.look,
    holder: item.holder,
    count: item.count,
    ammo: item.ammo,
    reloadAt: item.reloadAt,
    pickableAt: item.pickableAt,
  };
}

function copyProjectile(projectile: Projectile): Projectile {
  return {
    kind: projectile.kind,
    slot: projectile.slot,
    id: projectile.id,
    type: projectile.type,
    name: projectile.name,
    team: projectile.team,
    owner: projectile.owner,
    placement: projectile.placement,
    bornAt: projectile.bornAt,
    isDoomed: projectile.isDoomed,
    vanishAt: projectile.vanishAt,
    regions: projectile.regions,
    attachment: projectile.attachment,
    look: projectile.look,
    shooter: projectile.shooter,
    weapon: projectile.weapon,
    damage: projectile.damage,
    pierceLeft: projectile.pierceLeft,
    bouncesLeft: projectile.bouncesLeft,
    struck: projectile.struck,
  };
}

function copyProp(prop: Prop): Prop {
  return {
    kind: prop.kind,
    slot: prop.slot,
    id: prop.id,
    type: prop.type,
    name: prop.name,
    team: prop.team,
    owner: prop.owner,
    placement: prop.placement,
    bornAt: prop.bornAt,
    isDoomed: prop.isDoomed,
    vanishAt: prop.vanishAt,
    regions: prop.regions,
    attachment: prop.attachment,
    look: prop.look,
    isMovingAlongPath: prop.isMovingAlongPath,
    home: prop.home,
    pathPlace: prop.pathPlace,
    pathDirection: prop.pathDirection,
    waitsUntil: prop.waitsUntil,
  };
}
