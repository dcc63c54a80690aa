import { limits } from '@playloom/game-format';
import { toRadians } from '../../math/angles.ts';
import { createUnit } from '../../spawn/createUnit.ts';
import { destroyEntity } from '../../spawn/destroyEntity.ts';
import { removeProp } from '../../systems/combat/destroyProp.ts';
import { killUnit } from '../../systems/combat/killUnit.ts';
import { respawnUnit } from '../../systems/combat/respawnUnit.ts';
import { scaleEntity } from '../../systems/movement/motion.ts';
import { removeProjectile } from '../../systems/projectiles/endProjectile.ts';
import { changeUnitType } from '../../systems/units/changeUnitType.ts';
import { findUnit } from '../../world/findEntity.ts';
import { markEntity } from '../../world/marks.ts';
import { toTicks } from '../../world/time.ts';
import { NOBODY } from '../nobody.ts';
import type { ActionRunners } from '../runnerTypes.ts';
import { idOfCreated } from './idOfCreated.ts';
import { onEntity, onUnit } from './onEntity.ts';

export const unitsActions = {
  createUnit:
    ({ unitType, position, rotation, team }) =>
    (world, thread) => {
      const place = position(world, thread);
      const type = unitType(world, thread);
      thread.created.unit = null;
      if (place === null || type === null) return;
      const turned = toRadians(rotation(world, thread));
      const plan = { type, x: place.x, y: place.y, rotation: turned, team: team(world, thread) };
      thread.created.unit = idOfCreated(world, thread, createUnit(world, plan));
    },

  createUnitForPlayer:
    ({ unitType, player, position, rotation }) =>
    (world, thread) => {
      const place = position(world, thread);
      const type = unitType(world, thread);
      const owner = world.players.get(player(world, thread) ?? 0);
      thread.created.unit = null;
      if (place === null || type === null || owner === undefined) return;
      const turned = toRadians(rotation(world, thread));
      const plan = { type, x: place.x, y: place.y, rotation: turned, team: owner.team, owner: owner.id };
      thread.created.unit = idOfCreated(world, thread, createUnit(world, plan));
    },

  changeUnitType: ({ unit, unitType }) =>
    onUnit(unit, (world, found, thread) => changeUnitType(world, found, unitType(world, thread) ?? '')),

  destroyEntity: ({ entity }) =>
    onEntity(entity, (world, found) => {
      if (found.kind === 'prop') removeProp(world, found, null);
      else if (found.kind === 'projectile') removeProjectile(world, found);
      else destroyEntity(world, found);
    }),

  killUnit: ({ unit, killer }) =>
    onUnit(unit, (world, found, thread) => killUnit(world, found, findUnit(world, killer(world, thread)))),

  respawnUnit: ({ unit, position }) =>
    onUnit(unit, (world, found, thread) => respawnUnit(world, found, position(world, thread))),

  setInvulnerable: ({ unit, isOn }) =>
    onUnit(unit, (world, found, thread) => {
      found.isInvulnerable = isOn(world, thread);
    }),

  setLifetime: ({ entity, seconds }) =>
    onEntity(entity, (world, found, thread) => {
      found.vanishAt = world.tick + Math.max(1, toTicks(world, seconds(world, thread)));
      markEntity(world, found);
    }),

  setScale: ({ entity, scale }) =>
    onEntity(entity, (world, found, thread) => scaleEntity(world, found, scale(world, thread))),

  setUnitControl: ({ unit, isOn }) =>
    onUnit(unit, (world, found, thread) => {
      found.isControlled = isOn(world, thread);
    }),

  /** An empty name gives the unit back the one of its player or type. */
  setUnitName: ({ unit, name }) =>
    onUnit(unit, (world, found, thread) => {
      found.name = name(world, thread).slice(0, limits.NAME_MAX) || null;
      markEntity(world, found);
    }),

  setUnitOwner: ({ unit, player }) =>
    onUnit(unit, (world, found, thread) => {
      const owner = player(world, thread);
      found.owner = owner === NOBODY ? null : owner;
      markEntity(world, found);
    }),

  setUnitSpeed: ({ unit, speed }) =>
    onUnit(unit, (world, found, thread) => {
      found.speed = speed(world, thread);
    }),

  setUnitTeam: ({ unit, team }) =>
    onUnit(unit, (world, found, thread) => {
      found.team = team(world, thread) ?? found.team;
      markEntity(world, found);
    }),
} satisfies Partial<ActionRunners>;
