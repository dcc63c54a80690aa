import type { CellChange, DraftEdit } from '@playloom/draft';
import type { Command, Editor } from '../../editor/Editor.ts';
import { listAreaCells } from '../cells/getAreaBetween.ts';
import { repeatStamp } from '../cells/listStampCells.ts';
import type { Area, MapPoint, Stamp } from '../state/MapState.ts';

export function createPaintCommand(
  editor: Editor,
  layer: string,
  cells: readonly CellChange[],
  { verb = 'Paint', merge }: { readonly verb?: string; readonly merge?: string } = {},
): Command {
  const { map } = editor.game.get();
  const inside = cells.filter(([x, y]) => x >= 0 && y >= 0 && x < map.width && y < map.height);
  const name = map.layers.find(({ id }) => id === layer)?.name || layer;
  const edits: DraftEdit[] = inside.length === 0 ? [] : [{ kind: 'paint', layer, cells: inside }];
  const label = `${verb} on ${name}`;
  return merge === undefined ? { label, edits } : { label, edits, merge };
}

export function clearArea(editor: Editor, layer: string, area: Area): Command {
  return createPaintCommand(
    editor,
    layer,
    listAreaCells(area).map(({ x, y }) => [x, y, 0] as const),
    { verb: 'Clear tiles' },
  );
}

/** Moves or copies the tiles of an area. Moving leaves the old area empty. */
export function moveTiles(
  editor: Editor,
  layer: string,
  {
    area,
    stamp,
    to,
    isCopying,
  }: { readonly area: Area; readonly stamp: Stamp; readonly to: MapPoint; readonly isCopying: boolean },
): Command {
  const cleared = isCopying ? [] : listAreaCells(area).map(({ x, y }) => [x, y, 0] as const);
  const stamped = repeatStamp(stamp, { ...to, width: stamp.width, height: stamp.height });
  const last = new Map<string, CellChange>();
  // If a cell is both cleared and painted, keep only the last change.
  for (const change of [...cleared, ...stamped]) last.set(`${change[0]},${change[1]}`, change);
  return createPaintCommand(editor, layer, [...last.values()], {
    verb: isCopying ? 'Copy tiles' : 'Move tiles',
  });
}
