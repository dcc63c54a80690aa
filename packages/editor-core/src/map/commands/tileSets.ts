import type { DraftEdit } from '@playloom/draft';
import { limits, type Tile } from '@playloom/game-format';
import type { Command, Editor } from '../../editor/Editor.ts';
import { createIdFromName } from '../../ids/createIdFromName.ts';

export interface NewTileSet {
  readonly name: string;
  /** The id of the image asset. If null, tiles are plain colors. */
  readonly image: string | null;
  readonly tileWidth: number;
  readonly tileHeight: number;
  readonly columns: number;
  readonly count: number;
}

/** Adds a tileset. Null if there are not enough free tile ids, too many tilesets, or the tileset has no tiles. */
export function addTileSet(editor: Editor, set: NewTileSet): { command: Command; id: string } | null {
  const { tileSets } = editor.game.get().map;
  const firstId = tileSets.reduce((next, one) => Math.max(next, one.firstId + one.count), 1);
  const isTooMuch =
    firstId + set.count - 1 > limits.TILE_ID_MAX || tileSets.length >= limits.TILE_SETS_MAX || set.count < 1;
  if (isTooMuch) return null;
  const id = createIdFromName(set.name, (one) => tileSets.some((other) => other.id === one));
  const value = { id, ...set, firstId, tiles: {} };
  const edits: DraftEdit[] = [{ kind: 'insert', path: ['map', 'tileSets'], key: id, value }];
  return { command: { label: `Add tileset ${set.name}`, edits }, id };
}

export function renameTileSet(editor: Editor, id: string, name: string): Command {
  const before = editor.game.get().map.tileSets.find((set) => set.id === id)?.name || id;
  return {
    label: `Rename tileset ${before}`,
    edits: [{ kind: 'set', path: ['map', 'tileSets', id, 'name'], value: name }],
    merge: `tile-set/${id}/name`,
  };
}

export function removeTileSet(editor: Editor, id: string): Command {
  const name = editor.game.get().map.tileSets.find((set) => set.id === id)?.name || id;
  return { label: `Delete tileset ${name}`, edits: [{ kind: 'remove', path: ['map', 'tileSets', id] }] };
}

/** Changes the properties of a tile in its tileset. A tile without any properties left is removed from the list. */
export function changeTile(
  editor: Editor,
  tile: number,
  change: { [Field in keyof Tile]: Tile[Field] | undefined },
): Command {
  const set = editor.game
    .get()
    .map.tileSets.find(({ firstId, count }) => tile >= firstId && tile < firstId + count);
  if (set === undefined) return { label: 'Change tile', edits: [] };
  const local = String(tile - set.firstId);
  const before = set.tiles[local];
  const after = Object.fromEntries(
    Object.entries({ ...before, ...change }).filter(([, value]) => value !== undefined),
  );
  const path = ['map', 'tileSets', set.id, 'tiles'];
  const edits: DraftEdit[] =
    Object.keys(after).length > 0
      ? [{ kind: 'set', path: [...path, local], value: after }]
      : before === undefined
        ? []
        : [{ kind: 'remove', path: [...path, local] }];
  return {
    label: `Change tile ${before?.name ?? tile}`,
    edits,
    merge: `tile/${tile}/${Object.keys(change).join()}`,
  };
}
