import { ToolButton } from '@playloom/design-system/ToolButton';
import type { Stamp } from '@playloom/editor-core';
import { limits, type TileSet } from '@playloom/game-format';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useStore } from '../../../session/SessionContext.ts';
import { useMapEditorState, useMapToolState } from '../state/MapEditorState.ts';
import { selectStamp } from './selectStamp.ts';

/** Zoom levels. At 1, a sheet of at most ten columns is as wide as the inspector. */
const ZOOMS = [0.5, 0.7, 1, 1.5, 2] as const;
const FIRST_ZOOM = 2;
const COLUMNS_FITTING_MAX = 10;
const CELL_FIRST = 33;
const GAP = 2;

/** A range of tiles, in columns and rows of the sheet. */
interface Span {
  readonly from: readonly [column: number, row: number];
  readonly to: readonly [column: number, row: number];
}

/** The sheet of a tileset: click to pick a tile, drag to pick several as one stamp. */
export function TilePalette({ set }: { readonly set: TileSet }) {
  const editorState = useMapEditorState();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [zoom, setZoom] = useState<number>(FIRST_ZOOM);
  const [span, setSpan] = useState<Span | null>(null);
  const stamp = useMapToolState((state) => state.stamp);
  const loaded = useStore(editorState.images.loaded);
  const box = useRef<HTMLDivElement>(null);
  const fitting = useFittingCell(box, set.columns);
  const size = Math.floor(fitting * ZOOMS[zoom]!);
  const shown = span ?? findSpan(set, stamp);
  useEffect(() => {
    if (canvas.current !== null) paintSheet(canvas.current, editorState.images.draw, set, size, shown);
  });
  const take = (next: Span) => selectStamp(editorState, readSpan(set, next));
  const cellAt = (event: PointerEvent<HTMLElement>): readonly [number, number] => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return clampCell(
      set,
      Math.floor((event.clientX - left) / size),
      Math.floor((event.clientY - top) / size),
    );
  };
  const first = (stamp.cells[0] ?? 0) & limits.TILE_ID_MAX;
  const name = set.tiles[String(first - set.firstId)]?.name;
  return (
    <>
      <div ref={box} className="map-palette" data-loaded={loaded}>
        <canvas
          ref={canvas}
          role="slider"
          data-columns={set.columns}
          tabIndex={0}
          aria-label={`Tiles in ${set.name || set.id}. Use the arrow keys to pick one, and hold Shift to pick several.`}
          aria-valuemin={set.firstId}
          aria-valuemax={set.firstId + set.count - 1}
          aria-valuenow={first}
          aria-valuetext={name ?? `Tile ${first}`}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            const cell = cellAt(event);
            setSpan({ from: cell, to: cell });
          }}
          onPointerMove={(event) => span !== null && setSpan({ ...span, to: cellAt(event) })}
          onPointerUp={() => {
            if (span !== null) take(span);
            setSpan(null);
          }}
          onPointerCancel={() => setSpan(null)}
          onKeyDown={(event) => press(event, set, shown, take)}
        />
      </div>
      <div className="map-row mt-1!">
        <span className="ed-hint ed-name">
          {name ?? `Tile ${first}`}
          {stamp.cells.length > 1 && `, ${stamp.width} × ${stamp.height}`}
        </span>
        <ToolButton
          label="Smaller tiles"
          Icon={Minus}
          size="sm"
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        />
        <ToolButton
          label="Larger tiles"
          Icon={Plus}
          size="sm"
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
        />
      </div>
    </>
  );
}

/** Computes the tile size at which the sheet is as wide as the inspector. Very wide sheets scroll instead. */
function useFittingCell(box: RefObject<HTMLDivElement | null>, columns: number): number {
  const [width, setWidth] = useState<number | null>(null);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const watcher = new ResizeObserver(() => setWidth(element.clientWidth));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [box]);
  return width === null ? CELL_FIRST : width / Math.min(COLUMNS_FITTING_MAX, Math.max(4, columns));
}

function clampCell(set: TileSet, column: number, row: number): readonly [number, number] {
  const rows = Math.ceil(set.count / set.columns);
  return [Math.min(set.columns - 1, Math.max(0, column)), Math.min(rows - 1, Math.max(0, row))];
}

/** Finds the tiles of the stamp on this sheet; null if the stamp is from another tileset. */
function findSpan(set: TileSet, stamp: Stamp): Span | null {
  const local = ((stamp.cells[0] ?? 0) & limits.TILE_ID_MAX) - set.firstId;
  if (local < 0 || local >= set.count) return null;
  const from = [local % set.columns, Math.floor(local / set.columns)] as const;
  const isSheet = stamp.cells.every((cell, place) => {
    const [column, row] = [from[0] + (place % stamp.width), from[1] + Math.floor(place / stamp.width)];
    return cell === set.firstId + row * set.columns + column;
  });
  return isSheet ? { from, to: [from[0] + stamp.width - 1, from[1] + stamp.height - 1] } : { from, to: from };
}

function readSpan(set: TileSet, { from, to }: Span): Stamp {
  const [left, right] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])];
  const [top, bottom] = [Math.min(from[1], to[1]), Math.max(from[1], to[1])];
  const cells: number[] = [];
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      const local = row * set.columns + column;
      cells.push(local < set.count ? set.firstId + local : 0);
    }
  }
  return { width: right - left + 1, height: bottom - top + 1, cells };
}

function press(
  event: KeyboardEvent<HTMLElement>,
  set: TileSet,
  shown: Span | null,
  take: (span: Span) => void,
): void {
  const direction = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[
    event.key
  ];
  if (direction === undefined) return;
  const { from, to } = shown ?? { from: [0, 0], to: [0, 0] };
  const next = clampCell(set, to[0] + direction[0]!, to[1] + direction[1]!);
  take(event.shiftKey ? { from, to: next } : { from: next, to: next });
  event.preventDefault();
  event.stopPropagation();
}

type Draw = (context: CanvasRenderingContext2D, cell: number, x: number, y: number, size: number) => void;

function paintSheet(
  canvas: HTMLCanvasElement,
  draw: Draw,
  set: TileSet,
  size: number,
  shown: Span | null,
): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  const ratio = window.devicePixelRatio || 1;
  const rows = Math.ceil(set.count / set.columns);
  const [width, height] = [set.columns * size, rows * size];
  if (canvas.width !== Math.round(width * ratio) || canvas.height !== Math.round(height * ratio)) {
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    canvas.style.width = `${width}px`;
    canvas.style.height = `${height}px`;
  }
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, width, height);
  for (let local = 0; local < set.count; local++) {
    const [x, y] = [(local % set.columns) * size, Math.floor(local / set.columns) * size];
    draw(context, set.firstId + local, x + GAP / 2, y + GAP / 2, size - GAP);
  }
  if (shown === null) return;
  const [left, top] = [Math.min(shown.from[0], shown.to[0]), Math.min(shown.from[1], shown.to[1])];
  const [right, bottom] = [Math.max(shown.from[0], shown.to[0]), Math.max(shown.from[1], shown.to[1])];
  context.lineWidth = 2;
  context.strokeStyle = '#171226';
  context.strokeRect(
    left * size - 0.5,
    top * size - 0.5,
    (right - left + 1) * size + 1,
    (bottom - top + 1) * size + 1,
  );
  context.strokeStyle = '#ffc857';
  context.strokeRect(
    left * size + 1,
    top * size + 1,
    (right - left + 1) * size - 2,
    (bottom - top + 1) * size - 2,
  );
}
