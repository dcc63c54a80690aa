import type { EntityId } from '@playloom/game-format';
import { isInsideRegion } from '../../systems/regions/stepRegions.ts';
import { areUnitsFriendly, areUnitsHostile } from '../../systems/teams/relations.ts';
import {
  findNearestUnit,
  findPlacedUnitId,
  listUnits,
  listUnitsNear,
} from '../../systems/units/listUnits.ts';
import { isSpawnProtected } from '../../systems/protection/spawnProtection.ts';
import { getUnitName } from '../../systems/units/getUnitName.ts';
import type { Unit } from '../../entities/Entity.ts';
import { findEntity, findUnit } from '../../world/findEntity.ts';
import type { Evaluate, World } from '../../world/World.ts';
import type { ValueEvaluators } from '../runners/runnerTypes.ts';

export const unitValueEvaluators = {
  allUnits: () => (world) => listUnits(world, () => true),

  areFriendly: (params) => compareUnits(params, areUnitsFriendly),
  areHostile: (params) => compareUnits(params, areUnitsHostile),

  hasSpawnProtection:
    ({ unit }) =>
    (world, thread) => {
      const found = findUnit(world, unit(world, thread));
      return found !== null && isSpawnProtected(found);
    },

  isAlive:
    ({ unit }) =>
    (world, thread) => {
      const found = findUnit(world, unit(world, thread));
      return found !== null && !found.isDead && !found.isDoomed;
    },

  isOfType:
    ({ unit, unitType }) =>
    (world, thread) => {
      const found = findUnit(world, unit(world, thread));
      return found !== null && found.type === unitType(world, thread);
    },

  lastCreatedUnit: () => (_world, thread) => thread.created.unit,

  nameOfUnit:
    ({ unit }) =>
    (world, thread) => {
      const found = findUnit(world, unit(world, thread));
      return found === null ? '' : getUnitName(world, found);
    },

  nameOfUnitType:
    ({ unitType }) =>
    (world, thread) =>
      world.game.units.get(unitType(world, thread) ?? '')?.type.name ?? '',

  nearestUnit:
    ({ units, position }) =>
    (world, thread) => {
      const center = position(world, thread);
      return center === null ? null : findNearestUnit(world, units(world, thread), center);
    },

  ownerOf:
    ({ entity }) =>
    (world, thread) => {
      const found = findEntity(world, entity(world, thread));
      if (found === null) return null;
      return found.kind === 'item' ? (findUnit(world, found.holder)?.owner ?? null) : found.owner;
    },

  placedUnit:
    ({ placement }) =>
    (world, thread) =>
      findPlacedUnitId(world, placement(world, thread) ?? ''),

  scaleOf:
    ({ entity }) =>
    (world, thread) => {
      const found = findEntity(world, entity(world, thread));
      return found === null ? 0 : world.entities.motion.scale[found.slot]!;
    },

  teamOf:
    ({ entity }) =>
    (world, thread) => {
      const found = findEntity(world, entity(world, thread));
      if (found === null) return null;
      return found.kind === 'item' ? (findUnit(world, found.holder)?.team ?? found.team) : found.team;
    },

  typeOfUnit:
    ({ unit }) =>
    (world, thread) =>
      findUnit(world, unit(world, thread))?.type ?? null,

  unitsInRegion:
    ({ region }) =>
    (world, thread) => {
      const found = world.regions.get(region(world, thread) ?? '');
      const { x, y } = world.entities.motion;
      return found === undefined
        ? []
        : listUnits(world, ({ slot }) => isInsideRegion(found, x[slot]!, y[slot]!));
    },

  unitsNear:
    ({ position, radius }) =>
    (world, thread) => {
      const center = position(world, thread);
      return center === null ? [] : listUnitsNear(world, center, radius(world, thread));
    },

  unitsOfPlayer:
    ({ player }) =>
    (world, thread) => {
      const owner = player(world, thread);
      return owner === null ? [] : listUnits(world, (unit) => unit.owner === owner);
    },

  unitsOfTeam:
    ({ team }) =>
    (world, thread) => {
      const id = team(world, thread);
      return id === null ? [] : listUnits(world, (unit) => unit.team === id);
    },

  unitsOfType:
    ({ unitType }) =>
    (world, thread) => {
      const id = unitType(world, thread);
      return listUnits(world, ({ type }) => type === id);
    },
} satisfies Partial<ValueEvaluators>;

function compareUnits(
  params: { readonly a: Evaluate<EntityId | null>; readonly b: Evaluate<EntityId | null> },
  compare: (world: World, a: Unit, b: Unit) => boolean,
): Evaluate<boolean> {
  return (world, thread) => {
    const a = findUnit(world, params.a(world, thread));
    const b = findUnit(world, params.b(world, thread));
    return a !== null && b !== null && compare(world, a, b);
  };
}
