import type { DraftGame } from '@playloom/draft';

/**
 * Finds the name of the game element with this id. Returns null if there is none, or if several elements have
 * this id.
 */
export function findNameById(game: DraftGame, id: string): string | null {
  const kinds: { readonly [id: string]: unknown }[] = [
    ...Object.values(game.types),
    game.map.regions,
    game.variables.global,
    game.variables.unit,
    game.variables.player,
  ];
  const names = kinds
    .filter((kind) => Object.hasOwn(kind, id))
    .map((kind) => (kind[id] as { readonly name?: string }).name)
    .filter((name) => name !== undefined && name !== '');
  return names.length === 1 ? names[0]! : null;
}
