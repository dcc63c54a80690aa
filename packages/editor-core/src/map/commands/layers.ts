import { type DraftEdit, listChunkKeys, readChunk } from '@playloom/draft';
import { type Layer, limits } from '@playloom/game-format';
import type { Command, Editor } from '../../editor/Editor.ts';
import { createIdFromName } from '../../ids/createIdFromName.ts';

const { CHUNK_CELLS, CHUNK_SIZE } = limits;

/** Adds a layer directly above `above`, or on top if that is null. */
export function addLayer(editor: Editor, above: string | null): { command: Command; layer: string } {
  const { layers } = editor.game.get().map;
  const name = `Layer ${layers.length + 1}`;
  const id = createIdFromName(name, (one) => layers.some((layer) => layer.id === one));
  const index = layers.findIndex((layer) => layer.id === above);
  const depth = layers[index]?.depth ?? -1;
  const value = { id, name, isSolid: false, isVisible: true, isLocked: false, opacity: 1, depth };
  const before = index === -1 ? null : (layers[index + 1]?.id ?? null);
  const edits: DraftEdit[] = [{ kind: 'insert', path: ['map', 'layers'], key: id, value, before }];
  return { command: { label: `Add ${name}`, edits }, layer: id };
}

export function setLayerField<Field extends Exclude<keyof Layer, 'id' | 'chunks'>>(
  editor: Editor,
  id: string,
  field: Field,
  value: Layer[Field],
): Command {
  const layer = nameLayer(editor, id);
  const labels: { readonly [field: string]: string } = {
    name: `Rename ${layer}`,
    isSolid: `Make ${layer} ${value === true ? 'solid' : 'passable'}`,
    isVisible: `${value === true ? 'Show' : 'Hide'} ${layer}`,
    isLocked: `${value === true ? 'Lock' : 'Unlock'} ${layer}`,
  };
  const edits: DraftEdit[] = [{ kind: 'set', path: ['map', 'layers', id, field], value }];
  return { label: labels[field] ?? `Change ${field} for ${layer}`, edits, merge: `layer/${id}/${field}` };
}

/**
 * Moves a layer before another one in the list, or to the end. Among layers of the same depth, later ones are drawn on
 * top.
 */
export function moveLayer(editor: Editor, id: string, before: string | null): Command {
  const edits: DraftEdit[] = [{ kind: 'move', path: ['map', 'layers', id], before }];
  return { label: `Move ${nameLayer(editor, id)}`, edits };
}

/** The layers in drawing order, lowest first: by depth, then by their order in the list. */
export function sortLayers(layers: readonly Layer[]): Layer[] {
  return layers
    .map((layer, index) => ({ layer, index }))
    .toSorted((a, b) => a.layer.depth - b.layer.depth || a.index - b.index)
    .map(({ layer }) => layer);
}

/**
 * Moves a layer directly above or below another one. It also gets the same depth, because layers are drawn by depth
 * first.
 */
export function moveLayerNextTo(editor: Editor, id: string, side: 'over' | 'under', other: string): Command {
  const { layers } = editor.game.get().map;
  const depth = layers.find((layer) => layer.id === other)?.depth;
  const rest = layers.filter((layer) => layer.id !== id);
  const index = rest.findIndex((layer) => layer.id === other);
  const before = (side === 'under' ? rest[index] : rest[index + 1])?.id ?? null;
  const command = moveLayer(editor, id, before);
  if (depth === undefined || depth === layers.find((layer) => layer.id === id)?.depth) return command;
  const edits: DraftEdit[] = [{ kind: 'set', path: ['map', 'layers', id, 'depth'], value: depth }];
  return { ...command, edits: [...command.edits, ...edits] };
}

export function removeLayer(editor: Editor, id: string): Command {
  return { label: `Delete ${nameLayer(editor, id)}`, edits: [{ kind: 'remove-layer', layer: id }] };
}

export function duplicateLayer(editor: Editor, id: string): { command: Command; layer: string } | null {
  const { layers } = editor.game.get().map;
  const index = layers.findIndex((layer) => layer.id === id);
  const layer = layers[index];
  if (layer === undefined) return null;
  const name = `${layer.name || layer.id} copy`.slice(0, limits.NAME_MAX);
  const copy = createIdFromName(name, (one) => layers.some((other) => other.id === one));
  const { chunks: _, ...rest } = layer;
  const value = { ...rest, id: copy, name };
  const before = layers[index + 1]?.id ?? null;
  const edits: DraftEdit[] = [{ kind: 'insert', path: ['map', 'layers'], key: copy, value, before }];
  for (const key of listChunkKeys(editor.draft.tiles, id)) {
    const cells = readChunk(editor.draft.tiles, key);
    const chunk = key.slice(id.length + 1);
    if (cells !== null) edits.push({ kind: 'chunk', layer: copy, chunk, cells: cells.slice() });
  }
  return { command: { label: `Duplicate ${layer.name || id}`, edits }, layer: copy };
}

export interface MapResize {
  readonly width: number;
  readonly height: number;
  /** Tiles to add at the left and the top. Negative values crop. */
  readonly left: number;
  readonly top: number;
}

/**
 * Resizes the map. Tiles and objects keep their place relative to each other, and tiles outside the new size are
 * removed.
 */
export function resizeMap(editor: Editor, size: MapResize): Command {
  const { map } = editor.game.get();
  const edits: DraftEdit[] = [
    { kind: 'set', path: ['map', 'width'], value: size.width },
    { kind: 'set', path: ['map', 'height'], value: size.height },
  ];
  for (const layer of map.layers) edits.push(...shiftTiles(editor, layer.id, size));
  if (size.left !== 0 || size.top !== 0) edits.push(...shiftMapObjects(editor, size));
  return { label: `Resize the map to ${size.width} × ${size.height}`, edits };
}

function shiftTiles(editor: Editor, layer: string, size: MapResize): DraftEdit[] {
  const { tiles } = editor.draft;
  const before = listChunkKeys(tiles, layer);
  const after = new Map<string, Uint16Array>();
  for (const key of before) {
    const cells = readChunk(tiles, key);
    const [cx = 0, cy = 0] = key
      .slice(layer.length + 1)
      .split(',')
      .map(Number);
    cells?.forEach((cell, index) => {
      const x = cx * CHUNK_SIZE + (index % CHUNK_SIZE) + size.left;
      const y = cy * CHUNK_SIZE + Math.floor(index / CHUNK_SIZE) + size.top;
      if (cell === 0 || x < 0 || y < 0 || x >= size.width || y >= size.height) return;
      const chunk = `${Math.floor(x / CHUNK_SIZE)},${Math.floor(y / CHUNK_SIZE)}`;
      const target = after.get(chunk) ?? new Uint16Array(CHUNK_CELLS);
      target[(y % CHUNK_SIZE) * CHUNK_SIZE + (x % CHUNK_SIZE)] = cell;
      after.set(chunk, target);
    });
  }
  const gone = before.map((key) => key.slice(layer.length + 1)).filter((chunk) => !after.has(chunk));
  return [
    ...gone.map((chunk): DraftEdit => ({ kind: 'chunk', layer, chunk, cells: null })),
    ...[...after]
      .filter(([chunk, cells]) => !isSame(readChunk(tiles, `${layer}/${chunk}`), cells))
      .map(([chunk, cells]): DraftEdit => ({ kind: 'chunk', layer, chunk, cells })),
  ];
}

function shiftMapObjects(editor: Editor, { left, top }: MapResize): DraftEdit[] {
  const { entities, regions, spawnPoints } = editor.game.get().map;
  const shift = (list: string, id: string, x: number, y: number): DraftEdit[] => [
    { kind: 'set', path: ['map', list, id, 'x'], value: x + left },
    { kind: 'set', path: ['map', list, id, 'y'], value: y + top },
  ];
  return [
    ...entities.flatMap(({ id, x, y }) => shift('entities', id, x, y)),
    ...Object.entries(regions).flatMap(([id, { x, y }]) => shift('regions', id, x, y)),
    ...Object.entries(spawnPoints).flatMap(([id, { x, y }]) => shift('spawnPoints', id, x, y)),
  ];
}

function isSame(now: Uint16Array | null, cells: Uint16Array): boolean {
  return now !== null && now.every((cell, index) => cell === cells[index]);
}

function nameLayer(editor: Editor, id: string): string {
  return editor.game.get().map.layers.find((layer) => layer.id === id)?.name || id;
}
