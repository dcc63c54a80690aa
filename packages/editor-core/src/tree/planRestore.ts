import type { DraftEdit, DraftGame, TrashEntry } from '@playloom/draft';
import type { GameTypes } from '@playloom/game-format';
import { createIdFromName } from '../ids/createIdFromName.ts';
import { TYPE_KINDS } from './kinds.ts';
import type { CommandWithLocation } from './treeCommands.ts';

/** A deleted type as it is listed in the trash. */
export interface TrashedType {
  readonly of: keyof GameTypes;
  readonly id: string;
  readonly name: string;
}

/** Reads a trash entry. Null if it isn't a type that this version knows. */
export function readTrashedType({ path, value }: TrashEntry): TrashedType | null {
  const of = ([...TYPE_KINDS, 'sounds'] as const).find((kind) => kind === path[1]);
  const id = path[2];
  if (of === undefined || id === undefined) return null;
  const name: unknown = Reflect.get(value as object, 'name');
  return { of, id, name: typeof name === 'string' && name !== '' ? name : id };
}

/**
 * Restores a type from the trash. It keeps its old id if that is free, so that references to it work again. Null if the
 * entry can't be read.
 */
export function planRestore(game: DraftGame, entry: TrashEntry): CommandWithLocation | null {
  const type = readTrashedType(entry);
  if (type === null) return null;
  const { of, name } = type;
  const isTaken = (id: string) => Object.hasOwn(game.types[of], id);
  const id = isTaken(type.id) ? createIdFromName(name, isTaken) : type.id;
  const edits: DraftEdit[] = [
    { kind: 'take-out', entry },
    { kind: 'insert', path: ['types', of], key: id, value: entry.value },
  ];
  return { command: { label: `Restore ${name}`, edits }, location: { kind: 'type', of, id } };
}
