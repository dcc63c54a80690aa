import type { Game } from '@playloom/game-format';
import { useEffect, useMemo, useRef } from 'react';
import { renderMapPreview } from './renderMapPreview.ts';
import { findMapDifferences, type MapDifferences } from './findMapDifferences.ts';

const WIDTH = 320;
const MARK_PIXELS = 5;
const COLORS = { added: '#4fd6a8', changed: '#ffc857', removed: '#ff5c72' } as const;

interface Props {
  readonly before: Game;
  readonly after: Game;
  readonly assetUrl: (file: string) => string;
}

/** Shows the current map, with all differences from another version marked. */
export function MapComparison({ before, after, assetUrl }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const marks = useMemo(() => findMapDifferences(before, after), [before, after]);
  const { width, height } = after.map;
  const tall = Math.round((WIDTH * height) / width);
  const isSame = marks.cells.length === 0 && marks.mapObjects.length === 0;
  useEffect(() => {
    const visit = { isOver: false };
    const shot = {
      game: after,
      assetUrl,
      width: WIDTH,
      height: tall,
      x: width / 2,
      y: height / 2,
      tilesInView: height,
    };
    if (isSame) return;
    const show = (preview: HTMLCanvasElement | null) => {
      const context = canvas.current?.getContext('2d');
      if (visit.isOver || !context) return;
      context.clearRect(0, 0, WIDTH, tall);
      if (preview !== null) context.drawImage(preview, 0, 0);
      paintCells(context, preview, marks, WIDTH / width);
      paintMapObjects(context, marks, WIDTH / width);
    };
    renderMapPreview(shot).then(show, () => show(null));
    return () => {
      visit.isOver = true;
    };
  }, [after, assetUrl, marks, width, height, tall, isSame]);
  if (isSame) return null;
  return (
    <figure className="publish-map">
      <canvas ref={canvas} width={WIDTH} height={tall} role="img" aria-label={describeMarks(marks)} />
      <figcaption className="ed-hint">{describeMarks(marks)}</figcaption>
    </figure>
  );
}

/** Darkens the map except for the differences, which have an outline, so that they stand out in any color. */
function paintCells(
  context: CanvasRenderingContext2D,
  preview: HTMLCanvasElement | null,
  { cells }: MapDifferences,
  scale: number,
): void {
  const { width, height } = context.canvas;
  const changed = new Set(cells.map(({ x, y }) => `${x},${y}`));
  const [lit, edges] = [new Path2D(), new Path2D()];
  const edge = (x: number, y: number, toX: number, toY: number) => {
    edges.moveTo(x * scale, y * scale);
    edges.lineTo(toX * scale, toY * scale);
  };
  for (const { x, y } of cells) {
    lit.rect(x * scale, y * scale, scale, scale);
    if (!changed.has(`${x},${y - 1}`)) edge(x, y, x + 1, y);
    if (!changed.has(`${x},${y + 1}`)) edge(x, y + 1, x + 1, y + 1);
    if (!changed.has(`${x - 1},${y}`)) edge(x, y, x, y + 1);
    if (!changed.has(`${x + 1},${y}`)) edge(x + 1, y, x + 1, y + 1);
  }
  context.fillStyle = 'rgb(10 12 26 / 0.62)';
  context.fillRect(0, 0, width, height);
  context.save();
  context.clip(lit);
  if (preview !== null) context.drawImage(preview, 0, 0);
  context.restore();
  context.strokeStyle = COLORS.changed;
  context.lineWidth = 2;
  context.lineCap = 'round';
  context.stroke(edges);
}

function paintMapObjects(
  context: CanvasRenderingContext2D,
  { mapObjects }: MapDifferences,
  scale: number,
): void {
  context.strokeStyle = '#0a0c1a';
  context.lineWidth = 2;
  for (const { x, y, kind } of mapObjects) {
    context.beginPath();
    context.arc(x * scale, y * scale, MARK_PIXELS, 0, Math.PI * 2);
    context.fillStyle = COLORS[kind];
    context.fill();
    context.stroke();
  }
}

function describeMarks({ cells, mapObjects }: MapDifferences): string {
  const tiles = cells.length === 1 ? '1 tile' : `${cells.length} tiles`;
  const parts = mapObjects.length === 1 ? '1 object' : `${mapObjects.length} objects`;
  return `Changes on the map: ${tiles}, ${parts}`;
}
