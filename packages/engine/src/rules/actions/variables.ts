import { type Value, limits } from '@playloom/game-format';
import {
  writeGlobalVariable,
  writePlayerVariable,
  writeUnitVariable,
} from '../../systems/variables/variables.ts';
import { findUnit } from '../../world/findEntity.ts';
import type { World } from '../../world/World.ts';
import { isList, isValueRecord, toNumber } from '../../values/coerce.ts';
import { readConstant } from '../runners/constants.ts';
import { isSameValue } from '../../values/isSameValue.ts';
import type { ActionRunners } from '../runners/runnerTypes.ts';

export const variableActionRunners = {
  setVariable: ({ variable, value }) => {
    const id = readConstant(variable);
    if (id !== undefined) return (world, thread) => writeGlobalVariable(world, id, value(world, thread));
    return (world, thread) => writeGlobalVariable(world, variable(world, thread), value(world, thread));
  },
  changeVariable: ({ variable, amount }) => {
    const id = readConstant(variable);
    if (id !== undefined) return (world, thread) => changeGlobal(world, id, amount(world, thread));
    return (world, thread) => changeGlobal(world, variable(world, thread), amount(world, thread));
  },
  setUnitVariable:
    ({ unit, variable, value }) =>
    (world, thread) => {
      const found = findUnit(world, unit(world, thread));
      if (found !== null) writeUnitVariable(world, found, variable(world, thread), value(world, thread));
    },
  changeUnitVariable:
    ({ unit, variable, amount }) =>
    (world, thread) => {
      const found = findUnit(world, unit(world, thread));
      const id = variable(world, thread);
      if (found === null || id === null) return;
      writeUnitVariable(world, found, id, toNumber(found.variables[id] ?? 0) + amount(world, thread));
    },
  setPlayerVariable:
    ({ player, variable, value }) =>
    (world, thread) => {
      const found = world.players.get(player(world, thread) ?? -1);
      if (found !== undefined)
        writePlayerVariable(world, found, variable(world, thread), value(world, thread));
    },
  changePlayerVariable:
    ({ player, variable, amount }) =>
    (world, thread) => {
      const found = world.players.get(player(world, thread) ?? -1);
      const id = variable(world, thread);
      if (found === undefined || id === null) return;
      writePlayerVariable(world, found, id, toNumber(found.variables[id] ?? 0) + amount(world, thread));
    },
  addToList:
    ({ variable, element }) =>
    (world, thread) =>
      changeList(world, variable(world, thread), (list) => [...list, element(world, thread)]),
  removeFromList:
    ({ variable, element }) =>
    (world, thread) => {
      const removed = element(world, thread);
      changeList(world, variable(world, thread), (list) =>
        list.filter((candidate) => !isSameValue(candidate, removed)),
      );
    },
  setRecordEntry:
    ({ variable, key, value }) =>
    (world, thread) => {
      const id = variable(world, thread);
      const record = readGlobal(world, id);
      if (!isValueRecord(record) && record !== null) return;
      writeGlobalVariable(world, id, { ...record, [key(world, thread)]: value(world, thread) });
    },
  removeRecordEntry:
    ({ variable, key }) =>
    (world, thread) => {
      const id = variable(world, thread);
      const record = readGlobal(world, id);
      if (!isValueRecord(record)) return;
      const { [key(world, thread)]: _removed, ...rest } = record;
      writeGlobalVariable(world, id, rest);
    },
} satisfies Partial<ActionRunners>;

function changeList(
  world: World,
  id: string | null,
  change: (list: readonly Value[]) => readonly Value[],
): void {
  const list = readGlobal(world, id);
  const old = isList(list) ? list : [];
  world.stepsLeft -= old.length;
  writeGlobalVariable(world, id, change(old).slice(0, limits.LIST_LENGTH_MAX));
}

function changeGlobal(world: World, id: string | null, amount: number): void {
  writeGlobalVariable(world, id, toNumber(readGlobal(world, id)) + amount);
}

function readGlobal(world: World, id: string | null): Value {
  return world.variables.get(id ?? '') ?? null;
}
