import type { DraftGame } from '@playloom/draft';
import { isReferenceType, keys, type ReferenceType, titleOf, type ValueType } from '@playloom/game-format';

/** Something in the game that rules can name. */
export interface NamedThing {
  readonly id: string;
  readonly name: string;
}

type Named = { readonly [id: string]: { readonly name?: string } };

type Listed = readonly { readonly id: string; readonly name?: string }[];

/** Everything of a kind, in the order of the game. */
export function listThings(game: DraftGame, type: ReferenceType): readonly NamedThing[] {
  return [...findThings(game, type).values()];
}

/** What creators call it; an id that is none of the game's stays as it is. */
export function nameOfThing(game: DraftGame, type: ValueType, id: string): string {
  return isReferenceType(type) ? (findThings(game, type).get(id)?.name ?? id) : id;
}

export function hasThing(game: DraftGame, type: ReferenceType, id: string): boolean {
  return findThings(game, type).has(id);
}

type Things = ReadonlyMap<string, NamedThing>;

const known = new WeakMap<object, Things>();

/** By id. Parts of a game never change: each is gone through once, however many rules speak of what is in it. */
function findThings(game: DraftGame, type: ReferenceType): Things {
  const source = sourceOf(game, type) ?? [];
  const things = known.get(source) ?? nameThings(source);
  known.set(source, things);
  return things;
}

function nameThings(source: Named | Listed): Things {
  const entries = Array.isArray(source)
    ? (source as Listed).map((thing) => [thing.id, thing] as const)
    : Object.entries(source as Named);
  return new Map(entries.map(([id, { name }]) => [id, { id, name: name || titleOf(id) }]));
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
