import type { DraftEdit, DraftGame, DraftPath } from '@playloom/draft';
import type { Json, PlacedEntity } from '@playloom/game-format';
import type { Command, Editor } from '../../editor/Editor.ts';
import { createIdFromName } from '../../ids/createIdFromName.ts';
import type { Area, MapPoint, MapObject, MapObjectsClip } from '../state/MapState.ts';
import { findMapObject } from '../state/findMapObjects.ts';

const TURN = 360;

/** The path of a map object in the draft. */
export function getMapObjectPath(mapObject: MapObject): DraftPath {
  if (mapObject.kind === 'entity') return ['map', 'entities', mapObject.id];
  return ['map', mapObject.kind === 'region' ? 'regions' : 'spawnPoints', mapObject.id];
}

/** Describes objects for the history, such as “Knight” or “3 objects”. */
export function describeMapObjects(game: DraftGame, mapObjects: readonly MapObject[]): string {
  const [first] = mapObjects;
  if (mapObjects.length !== 1 || first === undefined) return `${mapObjects.length} objects`;
  const found = findMapObject(game, first);
  if (found === null) return 'an object';
  if (!('type' in found)) return found.name || first.id;
  return found.name ?? nameOfType(game, found) ?? found.type;
}

const kinds = { unit: 'units', item: 'items', projectile: 'projectiles', prop: 'props' } as const;

function nameOfType(game: DraftGame, entity: PlacedEntity): string | undefined {
  return game.types[kinds[entity.kind]][entity.type]?.name;
}

export function addEntity(
  editor: Editor,
  what: { readonly kind: PlacedEntity['kind']; readonly type: string },
  at: MapPoint,
): { command: Command; mapObject: MapObject } {
  const game = editor.game.get();
  const id = freeId(game, what.type);
  const value = { id, ...what, x: at.x, y: at.y, rotation: 0, scale: 1, team: null, variables: {} };
  const name = game.types[kinds[what.kind]][what.type]?.name ?? what.type;
  const edits: DraftEdit[] = [{ kind: 'insert', path: ['map', 'entities'], key: id, value }];
  return { command: { label: `Place ${name}`, edits }, mapObject: { kind: 'entity', id } };
}

export function addRegion(editor: Editor, area: Area): { command: Command; mapObject: MapObject } {
  const { regions } = editor.game.get().map;
  const name = findFreeName('Region', (one) => Object.values(regions).some((region) => region.name === one));
  const id = createIdFromName(name, (one) => Object.hasOwn(regions, one));
  const value = { name, ...area, color: '#5ec8e5', isVisible: false };
  const edits: DraftEdit[] = [{ kind: 'insert', path: ['map', 'regions'], key: id, value }];
  return { command: { label: `Add ${name}`, edits }, mapObject: { kind: 'region', id } };
}

export function addSpawnPoint(editor: Editor, at: MapPoint): { command: Command; mapObject: MapObject } {
  const { spawnPoints } = editor.game.get().map;
  const name = findFreeName('Spawn', (one) => Object.values(spawnPoints).some((point) => point.name === one));
  const id = createIdFromName(name, (one) => Object.hasOwn(spawnPoints, one));
  const value = { name, x: at.x, y: at.y, rotation: 0, team: null };
  const edits: DraftEdit[] = [{ kind: 'insert', path: ['map', 'spawnPoints'], key: id, value }];
  return { command: { label: `Add ${name}`, edits }, mapObject: { kind: 'spawn-point', id } };
}

export function moveMapObjects(
  editor: Editor,
  mapObjects: readonly MapObject[],
  by: MapPoint,
  merge?: string,
): Command {
  const game = editor.game.get();
  const edits = mapObjects.flatMap((mapObject): DraftEdit[] => {
    const found = findMapObject(game, mapObject);
    if (found === null) return [];
    const path = getMapObjectPath(mapObject);
    return [
      { kind: 'set', path: [...path, 'x'], value: round(found.x + by.x) },
      { kind: 'set', path: [...path, 'y'], value: round(found.y + by.y) },
    ];
  });
  return named(`Move ${describeMapObjects(game, mapObjects)}`, edits, merge);
}

/** Rotates each object in place. Regions do not rotate. */
export function rotateMapObjects(
  editor: Editor,
  mapObjects: readonly MapObject[],
  degrees: number,
  merge?: string,
): Command {
  const game = editor.game.get();
  const edits = mapObjects.flatMap((mapObject): DraftEdit[] => {
    const found = findMapObject(game, mapObject);
    if (found === null || !('rotation' in found)) return [];
    const value = round((((found.rotation + degrees) % TURN) + TURN) % TURN);
    return [{ kind: 'set', path: [...getMapObjectPath(mapObject), 'rotation'], value }];
  });
  return named(`Rotate ${describeMapObjects(game, mapObjects)}`, edits, merge);
}

/** Sets the same field of all selected objects. */
export function setMapObjectsField(
  editor: Editor,
  mapObjects: readonly MapObject[],
  field: string,
  value: Json,
  merge?: string,
): Command {
  const edits = mapObjects.map((mapObject): DraftEdit => ({
    kind: 'set',
    path: [...getMapObjectPath(mapObject), field],
    value,
  }));
  const what = field === 'isVisible' ? 'visibility' : field;
  return named(`Change ${what} for ${describeMapObjects(editor.game.get(), mapObjects)}`, edits, merge);
}

export function resizeMapRegion(editor: Editor, id: string, area: Area, merge?: string): Command {
  const name = editor.game.get().map.regions[id]?.name ?? id;
  const edits = Object.entries(area).map(([field, value]): DraftEdit => ({
    kind: 'set',
    path: ['map', 'regions', id, field],
    value: round(value),
  }));
  return named(`Resize ${name}`, edits, merge);
}

export function removeMapObjects(editor: Editor, mapObjects: readonly MapObject[]): Command {
  const edits = mapObjects.map((mapObject): DraftEdit => ({
    kind: 'remove',
    path: getMapObjectPath(mapObject),
  }));
  return { label: `Delete ${describeMapObjects(editor.game.get(), mapObjects)}`, edits };
}

export function copyMapObjects(game: DraftGame, mapObjects: readonly MapObject[]): MapObjectsClip {
  const of = (kind: MapObject['kind']) =>
    mapObjects.filter((mapObject) => mapObject.kind === kind).map(({ id }) => id);
  const chosen = new Set(of('entity'));
  return {
    entities: game.map.entities.filter(({ id }) => chosen.has(id)),
    regions: of('region').flatMap((id) => game.map.regions[id] ?? []),
    spawnPoints: of('spawn-point').flatMap((id) => game.map.spawnPoints[id] ?? []),
  };
}

/** Adds copies of the objects, moved by an offset. Also returns the copies, so that they can be selected. */
export function pasteMapObjects(
  editor: Editor,
  clip: MapObjectsClip,
  by: MapPoint,
  label = 'Paste',
): { command: Command; mapObjects: MapObject[] } {
  const game = editor.game.get();
  const edits: DraftEdit[] = [];
  const mapObjects: MapObject[] = [];
  const added = new Set<string>();
  const add = (kind: MapObject['kind'], list: string, id: string, value: Json) => {
    edits.push({ kind: 'insert', path: ['map', list], key: id, value });
    mapObjects.push({ kind, id });
    added.add(id);
  };
  const taken = new Set(game.map.entities.map(({ id }) => id));
  for (const entity of clip.entities) {
    const id = createIdFromName(entity.type, (one) => taken.has(one));
    taken.add(id);
    add('entity', 'entities', id, { ...entity, id, ...moved(entity, by) } as unknown as Json);
  }
  for (const region of clip.regions) {
    const id = createIdFromName(region.name, (one) => Object.hasOwn(game.map.regions, one) || added.has(one));
    add('region', 'regions', id, { ...region, ...moved(region, by) });
  }
  for (const point of clip.spawnPoints) {
    const id = createIdFromName(
      point.name,
      (one) => Object.hasOwn(game.map.spawnPoints, one) || added.has(one),
    );
    add('spawn-point', 'spawnPoints', id, { ...point, ...moved(point, by) });
  }
  return {
    command: {
      label: `${label} ${mapObjects.length === 1 ? '1 object' : `${mapObjects.length} objects`}`,
      edits,
    },
    mapObjects,
  };
}

function moved(mapObject: MapPoint, by: MapPoint): { x: number; y: number } {
  return { x: round(mapObject.x + by.x), y: round(mapObject.y + by.y) };
}

function freeId(game: DraftGame, type: string): string {
  return createIdFromName(type, (id) => findMapObject(game, { kind: 'entity', id }) !== null);
}

function findFreeName(prefix: string, isTaken: (name: string) => boolean): string {
  let count = 1;
  while (isTaken(`${prefix} ${count}`)) count += 1;
  return `${prefix} ${count}`;
}

function named(label: string, edits: readonly DraftEdit[], merge: string | undefined): Command {
  return merge === undefined ? { label, edits } : { label, edits, merge };
}

/** Rounds to a thousandth of a tile. Smaller differences are invisible, and more digits would clutter the inspector. */
function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
