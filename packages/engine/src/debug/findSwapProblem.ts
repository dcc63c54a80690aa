import { isSameData } from '@playloom/game-format';
import type { CompiledGame, CompiledType } from '../world/World.ts';

/** Returns why a running world can't continue with a changed game, as a text for its creator; null if it can. */
export function findSwapProblem(old: CompiledGame, next: CompiledGame): string | null {
  const before = old.game;
  const after = next.game;
  for (const setting of ['tickRate', 'worldKind', 'gravity', 'damping'] as const)
    if (!isSameData(before.settings[setting], after.settings[setting]))
      return 'The physics settings changed.';
  if (!isSameData(before.map, after.map)) return 'The map changed.';
  for (const kind of Object.keys(before.types) as (keyof typeof before.types)[])
    if (!hasSameKeys(before.types[kind], after.types[kind]))
      return 'A part of the game, such as a type, was added or removed.';
  if (!hasSameAttributes(old.units, next.units) || !hasSameAttributes(old.props, next.props))
    return 'A type’s attributes changed.';
  for (const [id, { type }] of old.units)
    if (type.inventory.size !== next.units.get(id)!.type.inventory.size)
      return 'An inventory’s size changed.';
  for (const [id, { nodes }] of Object.entries(before.types.dialogues))
    if (!hasSameKeys(nodes, after.types.dialogues[id]!.nodes)) return 'A dialogue’s parts changed.';
  return null;
}

function hasSameKeys(a: object, b: object): boolean {
  return Object.keys(a).toSorted().join() === Object.keys(b).toSorted().join();
}

function hasSameAttributes<Type>(
  old: ReadonlyMap<string, CompiledType<Type>>,
  next: ReadonlyMap<string, CompiledType<Type>>,
): boolean {
  return [...old].every(([id, { attributes }]) =>
    isSameData(
      attributes.map((attribute) => attribute.id),
      next.get(id)!.attributes.map((attribute) => attribute.id),
    ),
  );
}
