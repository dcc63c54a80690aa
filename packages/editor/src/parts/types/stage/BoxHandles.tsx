import type { DraftPath } from '@playloom/draft';
import type { Body, Look } from '@playloom/game-format';
import type { KeyboardEvent } from 'react';
import { useFormEdits } from '../../../forms/FormContext.ts';
import { createHandleProps } from './createHandleProps.ts';

const STEP = 0.05;
const MIN = 0.05;
const MAX = 64;
const SIDES = [
  { name: 'right', x: 1, y: 0 },
  { name: 'left', x: -1, y: 0 },
  { name: 'bottom', x: 0, y: 1 },
  { name: 'top', x: 0, y: -1 },
] as const;

interface Props {
  /** Path of the body or the look in the draft. */
  readonly path: DraftPath;
  readonly what: 'Body' | 'Look';
  readonly box: Pick<Body | Look, 'width' | 'height' | 'offset'>;
  /** Whether width and height change together. */
  readonly isRound: boolean;
  /** The size of a screen pixel in tiles. */
  readonly pixel: number;
}

/** Handles on the four sides for resizing, and one in the center for moving. */
export function BoxHandles({ path, what, box, isRound, pixel }: Props) {
  const { set, end } = useFormEdits();
  const { width, height, offset } = box;
  const resize = (
    dx: number,
    dy: number,
    side: (typeof SIDES)[number],
    from: { width: number; height: number },
  ) => {
    const grown = side.x === 0 ? from.height + dy * side.y * 2 : from.width + dx * side.x * 2;
    const next = Math.min(MAX, Math.max(MIN, Math.round(grown / STEP) * STEP));
    const tidy = Number(next.toFixed(2));
    if (side.x !== 0 || isRound) set([...path, 'width'], tidy, `${what.toLowerCase()} size`);
    if (side.y !== 0 || isRound) set([...path, 'height'], tidy, `${what.toLowerCase()} size`);
  };
  const move = (dx: number, dy: number, from: { x: number; y: number }) => {
    const round = (value: number) => Number((Math.round(value / STEP) * STEP).toFixed(2));
    set(
      [...path, 'offset'],
      { x: round(from.x + dx), y: round(from.y + dy) },
      `${what.toLowerCase()} position`,
    );
  };
  const nudge = (event: KeyboardEvent, act: (dx: number, dy: number) => void) => {
    const direction = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[
      event.key
    ];
    if (direction === undefined) return;
    event.preventDefault();
    act(direction[0]! * STEP, direction[1]! * STEP);
  };
  const half = 4 * pixel;
  return (
    <g transform={`translate(${offset.x} ${offset.y})`} className="type-grips" data-of={what}>
      <circle
        r={5 * pixel}
        className="type-grip-middle"
        role="button"
        tabIndex={0}
        aria-label={`Move the ${what.toLowerCase()}`}
        onKeyDown={(event) => nudge(event, (dx, dy) => move(dx, dy, offset))}
        {...createHandleProps(() => (dx, dy) => move(dx, dy, offset), end)}
      />
      {SIDES.map((side) => (
        <rect
          key={side.name}
          className="type-grip"
          x={(side.x * width) / 2 - half}
          y={(side.y * (isRound ? width : height)) / 2 - half}
          width={half * 2}
          height={half * 2}
          rx={pixel}
          strokeWidth={1.5 * pixel}
          role="slider"
          tabIndex={0}
          aria-label={`${what}, ${side.name}`}
          aria-valuenow={side.x === 0 ? height : width}
          aria-valuemin={MIN}
          aria-valuemax={MAX}
          data-flat={side.x === 0 ? '' : undefined}
          onKeyDown={(event) => nudge(event, (dx, dy) => resize(dx / 2, dy / 2, side, box))}
          {...createHandleProps(() => (dx, dy) => resize(dx, dy, side, { width, height }), end)}
        />
      ))}
    </g>
  );
}
