import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { EditorField, type EditorFieldProps } from './EditorField.tsx';
import { evaluateExpression } from './evaluateExpression.ts';

const DRAG_STARTS_PX = 3;
const DRAG_PX_A_STEP = 4;
const DECIMALS = 4;

interface NumberFieldProps extends EditorFieldProps {
  /** Null if several objects are selected and their values differ. */
  readonly value: number | null;
  /**
   * Called on every change, also while dragging. Commands should share a `merge` key, so that they form one
   * undo step.
   */
  readonly onChange: (value: number) => void;
  /** Called when dragging or typing ends. Usually calls `endStep`. */
  readonly onCommit?: () => void;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly isInteger?: boolean;
  /** Shown before the number, such as `X`. */
  readonly prefix?: string;
  readonly unit?: string;
  readonly placeholder?: string;
}

/**
 * A number field. The user can type a number or an expression, drag with the mouse, or use the arrow keys
 * (Shift ×10, Alt ÷10).
 */
export function NumberField(props: NumberFieldProps) {
  const { value, label, prefix, unit, isBare, isDisabled = false, problem, placeholder } = props;
  const id = useId();
  const field = useNumber(props);
  return (
    <EditorField {...props} id={id}>
      <span className="ed-input" data-invalid={problem ? '' : undefined}>
        {prefix !== undefined && (
          <span className="ed-input-side" data-drag="" {...field.drag} aria-hidden="true">
            {prefix}
          </span>
        )}
        <input
          id={id}
          inputMode="decimal"
          role="spinbutton"
          aria-valuenow={value ?? undefined}
          aria-valuemin={finite(props.min)}
          aria-valuemax={finite(props.max)}
          aria-label={isBare ? label : undefined}
          disabled={isDisabled}
          placeholder={placeholder ?? (value === null ? 'mixed' : undefined)}
          autoComplete="off"
          value={field.text}
          onChange={(event) => field.type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={field.commit}
          onKeyDown={field.press}
          {...field.drag}
        />
        {unit !== undefined && <span className="ed-input-side">{unit}</span>}
      </span>
    </EditorField>
  );
}

function finite(bound: number | undefined): number | undefined {
  return bound !== undefined && Number.isFinite(bound) ? bound : undefined;
}

function useNumber(props: NumberFieldProps) {
  const { value, onChange, onCommit, step = props.isInteger ? 1 : 0.1, isDisabled = false } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const set = (next: number) => {
    const fitting = fit(next, props);
    if (fitting !== value) onChange(fitting);
  };
  const commit = () => {
    const next = typed === null ? null : evaluateExpression(typed);
    if (next !== null) set(next);
    setTyped(null);
    onCommit?.();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape') {
      setTyped(null);
      event.currentTarget.blur();
    }
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const size = step * (event.shiftKey ? 10 : event.altKey ? 0.1 : 1);
    const from = (typed === null ? null : evaluateExpression(typed)) ?? value ?? 0;
    setTyped(null);
    set(from + (event.key === 'ArrowUp' ? size : -size));
  };
  const drag = useDrag({ value, step, isDisabled, set, onEnd: () => onCommit?.() });
  return { text: typed ?? presentNumber(value), type: setTyped, commit, press, drag };
}

interface DragPlan {
  readonly value: number | null;
  readonly step: number;
  readonly isDisabled: boolean;
  readonly set: (value: number) => void;
  readonly onEnd: () => void;
}

/** Changes the number while the user drags sideways. A click without dragging focuses the field. */
function useDrag({ value, step, isDisabled, set, onEnd }: DragPlan) {
  const from = useRef<{ x: number; value: number; isMoving: boolean } | null>(null);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const isTyping = event.currentTarget === document.activeElement;
      if (isDisabled || isTyping || event.button !== 0 || event.pointerType !== 'mouse') return;
      from.current = { x: event.clientX, value: value ?? 0, isMoving: false };
      event.currentTarget.setPointerCapture(event.pointerId);
      // Don't focus the field yet, because this may become a drag.
      event.preventDefault();
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const start = from.current;
      if (start === null) return;
      const direction = event.clientX - start.x;
      start.isMoving ||= Math.abs(direction) >= DRAG_STARTS_PX;
      if (start.isMoving)
        set(start.value + Math.trunc(direction / DRAG_PX_A_STEP) * step * (event.shiftKey ? 10 : 1));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const start = from.current;
      from.current = null;
      if (start === null) return;
      if (start.isMoving) onEnd();
      else event.currentTarget.parentElement?.querySelector('input')?.focus();
    },
    onPointerCancel() {
      from.current = null;
    },
  };
}

function fit(
  value: number,
  { min = -Infinity, max = Infinity, isInteger = false }: NumberFieldProps,
): number {
  const rounded = isInteger ? Math.round(value) : Number(value.toFixed(DECIMALS));
  return Math.min(max, Math.max(min, rounded));
}

function presentNumber(value: number | null): string {
  return value === null ? '' : String(Number(value.toFixed(DECIMALS)));
}
