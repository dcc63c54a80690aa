import type { DraftGame } from '@playloom/draft';
import {
  type Area,
  boxAround,
  boxOfThing,
  type MapPoint,
  measureMove,
  pullSide,
  type Thing,
} from '@playloom/editor-core';
import type { MapDesk } from '../../MapDesk.ts';
import { toCanvas } from '../../MapView.ts';
import { listGrips } from '../grips.ts';
import { drawChip, drawGrip } from './chips.ts';
import type { Sheet } from './Ink.ts';

const GAP_PX = 3;

/** How far what is selected is being dragged. */
export function readDrag({ map }: MapDesk): MapPoint {
  const { gesture } = map.state.get();
  const by = gesture?.kind === 'move' ? measureMove(map, gesture.from, gesture.to) : null;
  return by ?? { x: 0, y: 0 };
}

/** Where a thing is to be drawn: moved or pulled, as long as somebody has it in hand. */
export function readBox(game: DraftGame, { map }: MapDesk, thing: Thing, by: MapPoint): Area | null {
  const box = boxOfThing(game, thing);
  const { gesture } = map.state.get();
  if (box === null) return null;
  if (gesture?.kind === 'resize' && thing.kind === 'region' && gesture.id === thing.id)
    return pullSide(box, gesture.handle, gesture.to);
  return { ...box, x: box.x + by.x, y: box.y + by.y };
}

export function paintSelection(sheet: Sheet, game: DraftGame, desk: MapDesk): void {
  const { context, view, ink } = sheet;
  const { selected, gesture } = desk.map.state.get();
  const by = readDrag(desk);
  const boxes = selected.flatMap((thing) => readBox(game, desk, thing, by) ?? []);
  for (const box of boxes) strokeBox(sheet, box, ink.sky, 1.5);
  const around = boxAround(boxes);
  if (around === null) return;
  if (boxes.length > 1) strokeBox(sheet, around, ink.sky, 1);
  for (const { x, y, grip } of listGrips(desk.map, view)) {
    if (grip.kind === 'turn') {
      const box = boxOfThing(game, grip.thing);
      if (box === null) continue;
      const middle = toCanvas(view, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
      context.strokeStyle = ink.sky;
      context.lineWidth = 1.5;
      context.beginPath();
      context.moveTo(middle.x, middle.y);
      context.lineTo(x, y);
      context.stroke();
    }
    drawGrip(context, ink, x, y, grip.kind === 'turn');
  }
  const word = describe(around, gesture, by);
  if (word === null) return;
  const { x, y } = toCanvas(view, { x: around.x + around.width / 2, y: around.y + around.height });
  drawChip(context, ink, word, { x, y: y + GAP_PX + 7, fill: ink.sky, align: 'center' });
}

function describe(
  around: Area,
  gesture: ReturnType<MapDesk['map']['state']['get']>['gesture'],
  by: MapPoint,
) {
  if (gesture?.kind === 'turn') return `${gesture.degrees}°`;
  if (gesture?.kind === 'resize') return `${present(around.width)} × ${present(around.height)} tiles`;
  if (gesture?.kind !== 'move' || (by.x === 0 && by.y === 0)) return null;
  return `${by.x >= 0 ? '+' : '−'}${present(Math.abs(by.x))}, ${by.y >= 0 ? '+' : '−'}${present(Math.abs(by.y))}`;
}

export function present(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function strokeBox({ context, view }: Sheet, box: Area, color: string, width: number): void {
  const { x, y } = toCanvas(view, box);
  context.strokeStyle = color;
  context.lineWidth = width;
  context.strokeRect(
    x - GAP_PX,
    y - GAP_PX,
    box.width * view.scale + GAP_PX * 2,
    box.height * view.scale + GAP_PX * 2,
  );
}
