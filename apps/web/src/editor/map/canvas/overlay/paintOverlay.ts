import type { DraftGame } from '@playloom/draft';
import type { Thing } from '@playloom/editor-core';
import type { EditorSession } from '../../../session/EditorSession.ts';
import type { MapDesk } from '../../MapDesk.ts';
import { toCanvas } from '../../MapView.ts';
import type { Ink, Sheet } from './Ink.ts';
import { paintGesture } from './paintGesture.ts';
import { paintGrid, paintOutside } from './paintGround.ts';
import { paintRegion, paintSpawnPoint } from './paintMarks.ts';
import { paintSelection, readBox, readDrag } from './paintSelection.ts';

export { readInk } from './Ink.ts';

/** Everything over the picture of the game that players never see. */
export function paintOverlay(
  canvas: HTMLCanvasElement,
  session: EditorSession,
  desk: MapDesk,
  ink: Ink,
): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  const game = session.editor.game.get();
  const view = desk.view.get();
  const ratio = canvas.width / Math.max(1, view.width);
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, view.width, view.height);
  const sheet: Sheet = { context, view, ink };
  paintOutside(sheet, game.map);
  if (desk.map.state.get().hasGrid) paintGrid(sheet, game.map);
  paintThings(sheet, game, desk);
  const cell = desk.cursor.get();
  const pointed = desk.pointer.get() ?? (cell === null ? null : { x: cell.x + 0.5, y: cell.y + 0.5 });
  paintGesture(sheet, game, desk, session.editor.canEdit.get() ? pointed : null);
  paintSelection(sheet, game, desk);
  if (cell !== null) paintCursor(sheet, cell.x, cell.y);
}

function paintThings(sheet: Sheet, game: DraftGame, desk: MapDesk): void {
  const { selected, gesture } = desk.map.state.get();
  const by = readDrag(desk);
  const chosen = new Set(selected.map(({ kind, id }) => `${kind}/${id}`));
  const moved = (thing: Thing) => (chosen.has(`${thing.kind}/${thing.id}`) ? by : { x: 0, y: 0 });
  for (const [id, region] of Object.entries(game.map.regions)) {
    const thing: Thing = { kind: 'region', id };
    const box = readBox(game, desk, thing, moved(thing));
    if (box !== null) paintRegion(sheet, region, box);
  }
  for (const [index, [id, point]] of Object.entries(game.map.spawnPoints).entries()) {
    const thing: Thing = { kind: 'spawn-point', id };
    const { x, y } = moved(thing);
    const isTurned = gesture?.kind === 'turn' && gesture.thing.kind === thing.kind && gesture.thing.id === id;
    const rotation = isTurned ? gesture.degrees : point.rotation;
    paintSpawnPoint(sheet, game, point, {
      at: { x: point.x + x, y: point.y + y },
      rotation,
      number: index + 1,
    });
  }
}

/** The cell of the keyboard: seen on light and on dark ground. */
function paintCursor({ context, view, ink }: Sheet, x: number, y: number): void {
  const from = toCanvas(view, { x, y });
  context.lineWidth = 4;
  context.strokeStyle = ink.dark;
  context.strokeRect(from.x, from.y, view.scale, view.scale);
  context.lineWidth = 2;
  context.strokeStyle = ink.sun;
  context.strokeRect(from.x, from.y, view.scale, view.scale);
}
