import { useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { LabeledField } from '../LabeledField/LabeledField.tsx';
import type { FieldProps } from '../LabeledField/LabeledField.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { evaluateExpression } from './evaluateExpression.ts';

const DRAG_STARTS_PX = 3;
const DRAG_PX_A_STEP = 4;
const DECIMALS = 4;

type NumberOptions = {
  /** Null if several objects are selected and their values differ. */
  value: number | null;
  /** Called on every change, also while dragging. */
  onValueChange: (value: number) => void;
  /** Called when dragging or typing ends. */
  onCommit?: () => void;
  min?: number;
  max?: number;
  step?: number;
  /** Whether only whole numbers are allowed. */
  integer?: boolean;
};

export type NumberFieldProps = FieldProps &
  NumberOptions & {
    /** Shown before the number, such as `X`. */
    prefix?: string;
    unit?: string;
    placeholder?: string;
  };

/**
 * A number field. The user can type a number or an expression, drag with the mouse, or use the arrow keys
 * (Shift ×10, Alt ÷10).
 */
export function NumberField(props: NumberFieldProps) {
  const { value, onValueChange, onCommit, min, max, step, integer, prefix, unit, placeholder, ...field } =
    props;
  const number = useNumber(
    { value, onValueChange, onCommit, min, max, step, integer },
    field.disabled ?? false,
  );
  return (
    <LabeledField {...field}>
      <TextInput
        inputMode="decimal"
        role="spinbutton"
        aria-valuenow={value ?? undefined}
        aria-valuemin={finite(min)}
        aria-valuemax={finite(max)}
        placeholder={placeholder ?? (value === null ? 'mixed' : undefined)}
        autoComplete="off"
        value={number.text}
        onChange={(event) => number.type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={number.commit}
        onKeyDown={number.press}
        {...number.drag}
        prefix={
          prefix !== undefined && (
            <span className="pl-well-side" data-drag="" {...number.drag} aria-hidden="true">
              {prefix}
            </span>
          )
        }
        suffix={unit !== undefined && <span className="pl-well-side">{unit}</span>}
      />
    </LabeledField>
  );
}

function finite(bound: number | undefined): number | undefined {
  return bound !== undefined && Number.isFinite(bound) ? bound : undefined;
}

function useNumber(options: NumberOptions, isDisabled: boolean) {
  const { value, onValueChange, onCommit, step = options.integer ? 1 : 0.1 } = options;
  const [typed, setTyped] = useState<string | null>(null);
  const set = (next: number) => {
    const fitting = fit(next, options);
    if (fitting !== value) onValueChange(fitting);
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
      // Render first, because leaving the field commits what is typed.
      flushSync(() => setTyped(null));
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

type DragOptions = {
  value: number | null;
  step: number;
  isDisabled: boolean;
  set: (value: number) => void;
  onEnd: () => void;
};

/** Changes the number while the user drags sideways. A click without dragging focuses the field. */
function useDrag({ value, step, isDisabled, set, onEnd }: DragOptions) {
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

function fit(value: number, { min = -Infinity, max = Infinity, integer }: NumberOptions): number {
  const rounded = integer ? Math.round(value) : Number(value.toFixed(DECIMALS));
  return Math.min(max, Math.max(min, rounded));
}

function presentNumber(value: number | null): string {
  return value === null ? '' : String(Number(value.toFixed(DECIMALS)));
}
