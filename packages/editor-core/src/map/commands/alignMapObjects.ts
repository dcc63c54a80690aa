import type { DraftEdit, DraftGame } from '@playloom/draft';
import type { Command, Editor } from '../../editor/Editor.ts';
import { findMapObject, getEntitySize } from '../state/findMapObjects.ts';
import type { Area, MapObject } from '../state/MapState.ts';
import { describeMapObjects, getMapObjectPath } from './mapObjects.ts';

export type Alignment =
  | 'left'
  | 'center'
  | 'right'
  | 'top'
  | 'middle'
  | 'bottom'
  | 'flip-x'
  | 'flip-y'
  | 'spread-x'
  | 'spread-y';

const HALF_TURN = 180;
const TURN = 360;

interface Placed {
  readonly mapObject: MapObject;
  readonly box: Area;
  readonly rotation: number | null;
}

/** The bounding box of a map object. Null if it was removed. */
export function getMapObjectBox(game: DraftGame, mapObject: MapObject): Area | null {
  const found = findMapObject(game, mapObject);
  if (found === null) return null;
  if ('width' in found) return { x: found.x, y: found.y, width: found.width, height: found.height };
  const size = 'type' in found ? getEntitySize(game, found) : { width: 1, height: 1 };
  return { x: found.x - size.width / 2, y: found.y - size.height / 2, ...size };
}

/** The bounding box around several boxes. Null if there are none. */
export function getBoundingBox(boxes: readonly Area[]): Area | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/** Aligns, distributes or mirrors objects within their common bounding box. */
export function alignMapObjects(editor: Editor, mapObjects: readonly MapObject[], how: Alignment): Command {
  const game = editor.game.get();
  const placed = mapObjects.flatMap((mapObject): Placed[] => {
    const box = getMapObjectBox(game, mapObject);
    const found = findMapObject(game, mapObject);
    return box === null || found === null
      ? []
      : [{ mapObject, box, rotation: 'rotation' in found ? found.rotation : null }];
  });
  const around = getBoundingBox(placed.map(({ box }) => box));
  const label = `${how.startsWith('flip') ? 'Mirror' : 'Align'} ${describeMapObjects(game, mapObjects)}`;
  if (around === null) return { label, edits: [] };
  const axis = ['left', 'center', 'right', 'flip-x', 'spread-x'].includes(how) ? 'x' : 'y';
  const size = axis === 'x' ? 'width' : 'height';
  const order = placed.toSorted((a, b) => a.box[axis] - b.box[axis]);
  return {
    label,
    edits: placed.flatMap((one): DraftEdit[] => {
      const by = findStart(how, one, { around, axis, size, order }) - one.box[axis];
      const path = getMapObjectPath(one.mapObject);
      const edits: DraftEdit[] = [];
      const from = findMapObject(game, one.mapObject)![axis];
      if (by !== 0) edits.push({ kind: 'set', path: [...path, axis], value: round(from + by) });
      if (how.startsWith('flip') && one.rotation !== null) {
        const turned = axis === 'x' ? HALF_TURN - one.rotation : -one.rotation;
        edits.push({ kind: 'set', path: [...path, 'rotation'], value: ((turned % TURN) + TURN) % TURN });
      }
      return edits;
    }),
  };
}

interface Frame {
  readonly around: Area;
  readonly axis: 'x' | 'y';
  readonly size: 'width' | 'height';
  readonly order: readonly Placed[];
}

/** The new left or top edge of an object, depending on the axis. */
function findStart(how: Alignment, one: Placed, { around, axis, size, order }: Frame): number {
  const [low, length, own] = [around[axis], around[size], one.box[size]];
  switch (how) {
    case 'left':
    case 'top':
      return low;
    case 'right':
    case 'bottom':
      return low + length - own;
    case 'center':
    case 'middle':
      return low + (length - own) / 2;
    case 'flip-x':
    case 'flip-y':
      return low + length - (one.box[axis] - low) - own;
    case 'spread-x':
    case 'spread-y': {
      const taken = order.reduce((sum, { box }) => sum + box[size], 0);
      const gap = order.length < 2 ? 0 : (length - taken) / (order.length - 1);
      const before = order.slice(0, order.indexOf(one));
      return low + before.reduce((sum, { box }) => sum + box[size] + gap, 0);
    }
  }
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
