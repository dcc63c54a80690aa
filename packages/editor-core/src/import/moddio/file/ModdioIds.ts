import { limits } from '@playloom/game-format';
import { createIdFromName } from '../../../ids/createIdFromName.ts';
import type { ImportedObject } from '../../ImportedObject.ts';
import { readModdioEntries, readModdioName } from './moddioFields.ts';

/** Maps modd.io ids to Playloom ids. */
export type IdTable = ReadonlyMap<string, string>;

/** A table of ids for each kind of object. modd.io keys can be any text, Playloom ids are short and readable. */
export interface ModdioIds {
  readonly units: IdTable;
  readonly items: IdTable;
  readonly projectiles: IdTable;
  readonly teams: IdTable;
  readonly attributes: IdTable;
  readonly sounds: IdTable;
  readonly regions: IdTable;
  readonly variables: IdTable;
  readonly unitVariables: IdTable;
  readonly playerVariables: IdTable;
}

const { REGIONS_MAX, TYPES_MAX, VARIABLES_MAX } = limits;

export function assignModdioIds(data: ImportedObject): ModdioIds {
  const table = (fields: readonly string[], max = TYPES_MAX) =>
    assignIds(
      fields.flatMap((field) => readModdioEntries(data, field)),
      max,
    );
  const variables = readModdioEntries(data, 'variables');
  const isRegion = ([, { dataType }]: (typeof variables)[number]) => dataType === 'region';
  const teams = readModdioEntries(data, 'playerTypes');
  return {
    units: table(['unitTypes']),
    items: table(['itemTypes']),
    projectiles: table(['projectileTypes']),
    teams: assignIds(teams, TYPES_MAX),
    attributes: assignIds(listModdioAttributes(data), TYPES_MAX),
    sounds: table(['sound', 'music']),
    regions: assignIds(variables.filter(isRegion), REGIONS_MAX),
    variables: assignIds(
      variables.filter((one) => !isRegion(one)),
      VARIABLES_MAX,
    ),
    unitVariables: table(['entityTypeVariables'], VARIABLES_MAX),
    playerVariables: assignIds(
      [
        ...readModdioEntries(data, 'playerTypeVariables'),
        ...teams.flatMap(([, team]) => readModdioEntries(team, 'attributes')),
      ],
      VARIABLES_MAX,
    ),
  };
}

/** Lists the attributes of the game, and those that are defined inside a type. */
export function listModdioAttributes(data: ImportedObject): [string, ImportedObject][] {
  const own = ['unitTypes', 'itemTypes', 'projectileTypes'].flatMap((field) =>
    readModdioEntries(data, field).flatMap(([, type]) => readModdioEntries(type, 'attributes')),
  );
  return [...readModdioEntries(data, 'attributeTypes'), ...own];
}

function assignIds(entries: readonly [string, ImportedObject][], max: number): IdTable {
  const ids = new Map<string, string>();
  const taken = new Set<string>();
  for (const [key, entry] of entries) {
    if (ids.has(key) || ids.size >= max) continue;
    const id = createIdFromName(readModdioName(entry, key), (one) => taken.has(one));
    taken.add(id);
    ids.set(key, id);
  }
  return ids;
}
