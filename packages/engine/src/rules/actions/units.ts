import { limits } from '@playloom/game-format';
import { toRadians } from '../../math/angles.ts';
import { spawnUnit } from '../../systems/units/spawnUnit.ts';
import { despawnEntity } from '../../systems/spawn/despawnEntity.ts';
import { removeProp } from '../../systems/death/destroyProp.ts';
import { applyUnitDeath } from '../../systems/death/applyUnitDeath.ts';
import { reviveUnit } from '../../systems/respawn/reviveUnit.ts';
import { scaleEntity } from '../../systems/bodies/motion.ts';
import { removeProjectile } from '../../systems/projectiles/endProjectile.ts';
import { replaceUnitType } from '../../systems/units/replaceUnitType.ts';
import { endSpawnProtection, protectUnit } from '../../systems/protection/spawnProtection.ts';
import { findUnit } from '../../world/findEntity.ts';
import { toTicks } from '../../world/time.ts';
import { DEPARTED_PLAYER } from '../runners/departedPlayer.ts';
import type { ActionRunners } from '../runners/runnerTypes.ts';
import { resolveCreatedId } from './resolveCreatedId.ts';
import { createEntityAction, createUnitAction } from './createEntityAction.ts';
import { setEntityName, setEntityOwner, setEntityTeam, setVanishTick } from '../../world/markedFields.ts';

export const unitActionRunners = {
  createUnit:
    ({ unitType, position, rotation, team }) =>
    (world, thread) => {
      const point = position(world, thread);
      const type = unitType(world, thread);
      thread.created.unit = null;
      if (point === null || type === null) return;
      const turned = toRadians(rotation(world, thread));
      const plan = { type, x: point.x, y: point.y, rotation: turned, team: team(world, thread) };
      thread.created.unit = resolveCreatedId(world, thread, spawnUnit(world, plan));
    },

  createUnitForPlayer:
    ({ unitType, player, position, rotation }) =>
    (world, thread) => {
      const point = position(world, thread);
      const type = unitType(world, thread);
      const owner = world.players.get(player(world, thread) ?? 0);
      thread.created.unit = null;
      if (point === null || type === null || owner === undefined) return;
      const turned = toRadians(rotation(world, thread));
      const plan = { type, x: point.x, y: point.y, rotation: turned, team: owner.team, owner: owner.id };
      thread.created.unit = resolveCreatedId(world, thread, spawnUnit(world, plan));
    },

  changeUnitType: ({ unit, unitType }) =>
    createUnitAction(unit, (world, found, thread) =>
      replaceUnitType(world, found, unitType(world, thread) ?? ''),
    ),

  destroyEntity: ({ entity }) =>
    createEntityAction(entity, (world, found) => {
      if (found.kind === 'prop') removeProp(world, found, null);
      else if (found.kind === 'projectile') removeProjectile(world, found);
      else despawnEntity(world, found);
    }),

  killUnit: ({ unit, killer }) =>
    createUnitAction(unit, (world, found, thread) => {
      const attacker = findUnit(world, killer(world, thread));
      if (attacker !== null && attacker !== found) endSpawnProtection(world, attacker);
      applyUnitDeath(world, found, attacker);
    }),

  respawnUnit: ({ unit, position }) =>
    createUnitAction(unit, (world, found, thread) => reviveUnit(world, found, position(world, thread))),

  setInvulnerable: ({ unit, isOn }) =>
    createUnitAction(unit, (world, found, thread) => {
      found.isInvulnerable = isOn(world, thread);
    }),

  setLifetime: ({ entity, seconds }) =>
    createEntityAction(entity, (world, found, thread) => {
      const ticks = Math.max(1, toTicks(world, seconds(world, thread)));
      setVanishTick(world, found, world.tick + ticks);
    }),

  setScale: ({ entity, scale }) =>
    createEntityAction(entity, (world, found, thread) => scaleEntity(world, found, scale(world, thread))),

  setSpawnProtection: ({ unit, seconds }) =>
    createUnitAction(unit, (world, found, thread) => protectUnit(world, found, seconds(world, thread))),

  setUnitControl: ({ unit, isOn }) =>
    createUnitAction(unit, (world, found, thread) => {
      found.isControlled = isOn(world, thread);
    }),

  /** An empty name restores the name of the unit's player or type. */
  setUnitName: ({ unit, name }) =>
    createUnitAction(unit, (world, found, thread) => {
      setEntityName(world, found, name(world, thread).slice(0, limits.NAME_MAX) || null);
    }),

  setUnitOwner: ({ unit, player }) =>
    createUnitAction(unit, (world, found, thread) => {
      const owner = player(world, thread);
      setEntityOwner(world, found, owner === DEPARTED_PLAYER ? null : owner);
    }),

  setUnitSpeed: ({ unit, speed }) =>
    createUnitAction(unit, (world, found, thread) => {
      found.speed = speed(world, thread);
    }),

  setUnitTeam: ({ unit, team }) =>
    createUnitAction(unit, (world, found, thread) => {
      setEntityTeam(world, found, team(world, thread) ?? found.team);
    }),
} satisfies Partial<ActionRunners>;
