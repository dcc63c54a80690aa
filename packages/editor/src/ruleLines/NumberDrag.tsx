import MoveHorizontal from 'lucide-react/icons/move-horizontal';
import { type PointerEvent, useRef } from 'react';

const PX_A_STEP = 4;
const DECIMALS = 3;

interface Props {
  readonly value: number;
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly onChange: (value: number) => void;
  readonly onEnd: () => void;
}

/** Changes a number when the user drags sideways: integers by one, others by a tenth. */
export function NumberDrag({ value, min = -Infinity, max = Infinity, onChange, onEnd }: Props) {
  const from = useRef<{ readonly x: number; readonly value: number } | null>(null);
  const move = (event: PointerEvent) => {
    const start = from.current;
    if (start === null) return;
    const step = Number.isInteger(start.value) ? 1 : 0.1;
    const pulled = start.value + Math.round((event.clientX - start.x) / PX_A_STEP) * step;
    const next = Number(Math.min(max, Math.max(min, pulled)).toFixed(DECIMALS));
    if (next !== value) onChange(next);
  };
  return (
    <span
      className="pl-well-side rules-drag"
      data-drag=""
      title="Drag to change"
      aria-hidden="true"
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { x: event.clientX, value };
      }}
      onPointerMove={move}
      onPointerUp={() => {
        from.current = null;
        onEnd();
      }}
    >
      <MoveHorizontal size={13} /> drag
    </span>
  );
}
