import type { DraftEdit, DraftGame } from '@playloom/draft';
import type { Command, Editor } from '../../Editor.ts';
import { sizeOfEntity } from '../findThings.ts';
import type { Area, Thing } from '../MapState.ts';
import { findThing, nameThings, pathOfThing } from './things.ts';

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
  readonly thing: Thing;
  readonly box: Area;
  readonly rotation: number | null;
}

/** Where something lies with its size; null when somebody removed it. */
export function boxOfThing(game: DraftGame, thing: Thing): Area | null {
  const found = findThing(game, thing);
  if (found === null) return null;
  if ('width' in found) return { x: found.x, y: found.y, width: found.width, height: found.height };
  const size = 'type' in found ? sizeOfEntity(game, found) : { width: 1, height: 1 };
  return { x: found.x - size.width / 2, y: found.y - size.height / 2, ...size };
}

/** The box around several things; null around nothing. */
export function boxAround(boxes: readonly Area[]): Area | null {
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

/** Puts things in line, spreads them evenly, or mirrors them within the box around all of them. */
export function alignThings(editor: Editor, things: readonly Thing[], how: Alignment): Command {
  const game = editor.game.get();
  const placed = things.flatMap((thing): Placed[] => {
    const box = boxOfThing(game, thing);
    const found = findThing(game, thing);
    return box === null || found === null
      ? []
      : [{ thing, box, rotation: 'rotation' in found ? found.rotation : null }];
  });
  const around = boxAround(placed.map(({ box }) => box));
  const label = `${how.startsWith('flip') ? 'Mirror' : 'Align'} ${nameThings(game, things)}`;
  if (around === null) return { label, edits: [] };
  const axis = ['left', 'center', 'right', 'flip-x', 'spread-x'].includes(how) ? 'x' : 'y';
  const size = axis === 'x' ? 'width' : 'height';
  const order = placed.toSorted((a, b) => a.box[axis] - b.box[axis]);
  return {
    label,
    edits: placed.flatMap((one): DraftEdit[] => {
      const by = findStart(how, one, { around, axis, size, order }) - one.box[axis];
      const path = pathOfThing(one.thing);
      const edits: DraftEdit[] = [];
      const from = findThing(game, one.thing)![axis];
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

/** Where the upper left of a thing comes to lie on the axis. */
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
