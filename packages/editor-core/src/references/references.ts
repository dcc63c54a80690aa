import type { DraftGame } from '@playloom/draft';
import { isReferenceType, keys, type ReferenceType, toTitle, type ValueType } from '@playloom/game-format';

/** An object of the game that rules can refer to by id. */
export interface NamedObject {
  readonly id: string;
  readonly name: string;
}

type Named = { readonly [id: string]: { readonly name?: string } };

type Listed = readonly { readonly id: string; readonly name?: string }[];

/** Lists all objects of a type, in the order of the document. */
export function listNamedObjects(game: DraftGame, type: ReferenceType): readonly NamedObject[] {
  return [...indexReferences(game, type).values()];
}

/** The display name of an object. If the id is unknown, it is returned as it is. */
export function getReferenceName(game: DraftGame, type: ValueType, id: string): string {
  return isReferenceType(type) ? (indexReferences(game, type).get(id)?.name ?? id) : id;
}

export function referenceExists(game: DraftGame, type: ReferenceType, id: string): boolean {
  return indexReferences(game, type).has(id);
}

type References = ReadonlyMap<string, NamedObject>;

const referencesCache = new WeakMap<object, References>();

/** Indexes the objects of a type by id. The index is cached, because parts of a game are immutable. */
function indexReferences(game: DraftGame, type: ReferenceType): References {
  const source = sourceOf(game, type) ?? [];
  const references = referencesCache.get(source) ?? nameReferences(source);
  referencesCache.set(source, references);
  return references;
}

function nameReferences(source: Named | Listed): References {
  const entries = Array.isArray(source)
    ? (source as Listed).map((reference) => [reference.id, reference] as const)
    : Object.entries(source as Named);
  return new Map(entries.map(([id, { name }]) => [id, { id, name: name || toTitle(id) }]));
}

const KEYS: Listed = keys.map((id) => ({ id }));

function sourceOf(game: DraftGame, type: ReferenceType): Named | Listed | undefined {
  const { types, map, variables } = game;
  switch (type) {
    case 'unitType':
      return types.units;
    case 'itemType':
      return types.items;
    case 'projectileType':
      return types.projectiles;
    case 'propType':
      return types.props;
    case 'team':
      return types.teams;
    case 'attribute':
      return types.attributes;
    case 'buff':
      return types.buffs;
    case 'effect':
      return types.effects;
    case 'sound':
      return types.sounds;
    case 'animation':
      return types.animations;
    case 'shop':
      return types.shops;
    case 'dialogue':
      return types.dialogues;
    case 'region':
      return map?.regions;
    case 'spawnPoint':
      return map?.spawnPoints;
    case 'placement':
      return map?.entities;
    case 'layer':
      return map?.layers;
    case 'rule':
      return game.rules;
    case 'panel':
      return game.data?.ui as Named;
    case 'worldMap':
      return game.world?.maps;
    case 'achievement':
      return game.settings?.achievements as Listed | undefined;
    case 'goal':
      return game.settings?.goals as Listed | undefined;
    case 'globalVariable':
      return variables?.global;
    case 'unitVariable':
      return variables?.unit;
    case 'playerVariable':
      return variables?.player;
    case 'key':
      return KEYS;
  }
}
