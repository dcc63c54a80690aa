import { type Draft, type DraftEdit, type DraftGame, readPart } from '@playloom/draft';
import { type Json, isJsonObject } from '@playloom/game-format';
import type { Command, Editor } from '../editor/Editor.ts';
import { replaceReferences } from './clipRules.ts';
import type { NamedObject } from '../references/references.ts';

const MAPS = ['world', 'maps'];

/** Adds all maps of the world to the maps that a game lists, so that rules can refer to any of them. */
export function addWorldMapsToGame(game: DraftGame, maps: readonly NamedObject[]): DraftGame {
  if (maps.length === 0) return game;
  const offered = Object.fromEntries(maps.map(({ id, name }) => [id, { name }]));
  return { ...game, world: { ...game.world, maps: { ...offered, ...game.world?.maps } } };
}

/**
 * Extends a command so that it adds the maps it refers to. The document must list every map that its rules send players
 * to; otherwise it can't be published, and an export omits the map.
 */
export function addWorldMapsToCommand(
  editor: Editor,
  maps: readonly NamedObject[],
  command: Command,
): Command {
  const named = editor.game.get().world?.maps ?? {};
  const unnamed = maps.filter(({ id }) => !Object.hasOwn(named, id));
  if (unnamed.length === 0) return command;
  const meant = new Set(command.edits.flatMap((edit) => mapsIn(editor.draft, edit)));
  const names: DraftEdit[] = unnamed
    .filter(({ id }) => meant.has(id))
    .map(({ id, name }) => ({ kind: 'insert', path: MAPS, key: id, value: { name } }));
  return names.length === 0 ? command : { ...command, edits: [...names, ...command.edits] };
}

function mapsIn(draft: Draft, edit: DraftEdit): string[] {
  if ((edit.kind !== 'set' && edit.kind !== 'insert') || edit.value === undefined) return [];
  const maps: string[] = [];
  replaceReferences(wholeOf(draft, edit.path, edit.value), (type, id) => {
    if (type === 'worldMap') maps.push(id);
    return id;
  });
  return maps;
}

/** Adds a text to the line that contains it, because only the line shows whether the text is the id of a map. */
function wholeOf(draft: Draft, path: readonly string[], value: Json): Json {
  if (typeof value !== 'string') return value;
  const line = readPart(draft, path.slice(0, -1));
  return isJsonObject(line ?? null)
    ? { ...(line as { [name: string]: Json }), [path.at(-1)!]: value }
    : value;
}
