import type { DraftGame } from '@playloom/draft';
import { isReferenceType, keys, type ReferenceType, titleOf, type ValueType } from '@playloom/game-format';

/** Something in the game that rules can name. */
export interface NamedThing {
  readonly id: string;
  readonly name: string;
}

type Named = { readonly [id: string]: { readonly name?: string } };

/** Everything of a kind, in the order of the game. */
export function listThings(game: DraftGame, type: ReferenceType): readonly NamedThing[] {
  const { types, map, variables } = game;
  switch (type) {
    case 'unitType':
      return named(types.units);
    case 'itemType':
      return named(types.items);
    case 'projectileType':
      return named(types.projectiles);
    case 'propType':
      return named(types.props);
    case 'team':
      return named(types.teams);
    case 'attribute':
      return named(types.attributes);
    case 'buff':
      return named(types.buffs);
    case 'effect':
      return named(types.effects);
    case 'sound':
      return named(types.sounds);
    case 'animation':
      return named(types.animations);
    case 'shop':
      return named(types.shops);
    case 'dialogue':
      return named(types.dialogues);
    case 'region':
      return named(map?.regions);
    case 'spawnPoint':
      return named(map?.spawnPoints);
    case 'placement':
      return listed(map?.entities);
    case 'layer':
      return listed(map?.layers);
    case 'rule':
      return listed(game.rules);
    case 'panel':
      return named(game.data?.ui as Named);
    case 'worldMap':
      return named(game.world?.maps);
    case 'globalVariable':
      return named(variables?.global);
    case 'unitVariable':
      return named(variables?.unit);
    case 'playerVariable':
      return named(variables?.player);
    case 'key':
      return keys.map((key) => ({ id: key, name: titleOf(key) }));
  }
}

/** What creators call it; an id that is none of the game's stays as it is. */
export function nameOfThing(game: DraftGame, type: ValueType, id: string): string {
  if (!isReferenceType(type)) return id;
  return listThings(game, type).find((thing) => thing.id === id)?.name ?? id;
}

export function hasThing(game: DraftGame, type: ReferenceType, id: string): boolean {
  return listThings(game, type).some((thing) => thing.id === id);
}

function named(record: Named | undefined): readonly NamedThing[] {
  return Object.entries(record ?? {}).map(([id, { name }]) => ({ id, name: name || titleOf(id) }));
}

function listed(
  list: readonly { readonly id: string; readonly name?: string }[] | undefined,
): readonly NamedThing[] {
  return (list ?? []).map(({ id, name }) => ({ id, name: name || titleOf(id) }));
}
