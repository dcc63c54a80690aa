import { type Draft, type DraftEdit, type DraftGame, readPart } from '@playloom/draft';
import type { Json } from '@playloom/game-format';
import type { Command, Editor } from '../Editor.ts';
import { replaceReferences } from './clipRules.ts';
import { isObject } from './readRule.ts';
import type { NamedReference } from './references.ts';

const MAPS = ['world', 'maps'];

/** The game as if it named every map of its world, so that rules are offered all of them. */
export function withWorldMaps(game: DraftGame, maps: readonly NamedReference[]): DraftGame {
  if (maps.length === 0) return game;
  const offered = Object.fromEntries(maps.map(({ id, name }) => [id, { name }]));
  return { ...game, world: { ...game.world, maps: { ...offered, ...game.world?.maps } } };
}

/**
 * A command on rules, and with it the names of the maps it brings in: a document must name each map that its rules
 * send players to, or it can neither be published nor does an export take the map along.
 */
export function addWorldMapNames(editor: Editor, maps: readonly NamedReference[], command: Command): Command {
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

/** What is put into a slot says nothing by itself: its line does. */
function wholeOf(draft: Draft, path: readonly string[], value: Json): Json {
  if (typeof value !== 'string') return value;
  const line = readPart(draft, path.slice(0, -1));
  return isObject(line ?? null) ? { ...(line as { [name: string]: Json }), [path.at(-1)!]: value } : value;
}
