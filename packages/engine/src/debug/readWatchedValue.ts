import type { ActionName, Value } from '@playloom/game-format';
import { readAttribute, readAttributeMax, readAttributeMin } from '../systems/attributes/attributes.ts';
import { findEntity, findUnit } from '../world/findEntity.ts';
import type { World } from '../world/World.ts';

type Values = { readonly [name: string]: Value };
type Watch = (world: World, values: Values) => Value | undefined;

/**
 * Reads the value that a line changes, to show it before and after. Undefined while the line's slots don't
 * identify a target yet, or if the target has no value.
 */
export function readWatchedValue(world: World, action: ActionName | null, values: Values): Value | undefined {
  return action === null ? undefined : watches[action]?.(world, values);
}

const global: Watch = (world, { variable }) =>
  typeof variable === 'string' ? (world.variables.get(variable) ?? null) : undefined;

const ofUnit: Watch = (world, { unit, variable }) => {
  const found = findUnit(world, asId(unit));
  return found === null || typeof variable !== 'string' ? undefined : (found.variables[variable] ?? null);
};

const ofPlayer: Watch = (world, { player, variable }) => {
  const found = world.players.get(asId(player) ?? -1);
  return found === undefined || typeof variable !== 'string'
    ? undefined
    : (found.variables[variable] ?? null);
};

const attribute: Watch = (world, { entity, attribute: id }) => readOf(world, entity, id, readAttribute);

const health: Watch = (world, { target }) => readOf(world, target, 'health', readAttribute);

const score: Watch = (world, { player }) => world.players.get(asId(player) ?? -1)?.score;

const teamScore: Watch = (world, { team }) =>
  typeof team === 'string' ? world.teams.get(team)?.score : undefined;

const speed: Watch = (world, { unit }) => findUnit(world, asId(unit))?.speed;

const watches: { readonly [Action in ActionName]?: Watch } = {
  setVariable: global,
  changeVariable: global,
  addToList: global,
  removeFromList: global,
  setRecordEntry: global,
  removeRecordEntry: global,
  setUnitVariable: ofUnit,
  changeUnitVariable: ofUnit,
  setPlayerVariable: ofPlayer,
  changePlayerVariable: ofPlayer,
  setAttribute: attribute,
  changeAttribute: attribute,
  refillAttribute: attribute,
  setAttributeMax: (world, { entity, attribute: id }) => readOf(world, entity, id, readAttributeMax),
  setAttributeMin: (world, { entity, attribute: id }) => readOf(world, entity, id, readAttributeMin),
  dealDamage: health,
  heal: health,
  setScore: score,
  changeScore: score,
  setTeamScore: teamScore,
  changeTeamScore: teamScore,
  setUnitSpeed: speed,
};

function readOf(
  world: World,
  entity: Value | undefined,
  id: Value | undefined,
  read: typeof readAttribute,
): number | undefined {
  const found = findEntity(world, asId(entity));
  return found === null || typeof id !== 'string' ? undefined : read(world, found, id);
}

function asId(value: Value | undefined): number | null {
  return typeof value === 'number' ? value : null;
}
