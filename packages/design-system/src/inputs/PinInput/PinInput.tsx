import { useEffect, useRef, useState } from 'react';
import type { ChangeEvent, ComponentPropsWithRef, KeyboardEvent, SyntheticEvent } from 'react';
import { joinClasses } from '../../styling/joinClasses.ts';
import { stopTypedKeyEvent } from '../TextInput/stopTypedKeyEvent.ts';
import { useFieldControl } from '../LabeledField/FieldContext.ts';

const PIN_LENGTH = 6;

export type PinInputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'maxLength' | 'size'
> & {
  value?: string;
  defaultValue?: string;
  length?: number;
  onValueChange?: (digits: string) => void;
  /** Called with all digits when the last one is entered. */
  onComplete?: (digits: string) => void;
  state?: 'bad';
};

/**
 * Looks like six boxes, but is a single field for the keyboard, the clipboard, autofill and screen readers. Submits the
 * form when the last digit is typed or pasted.
 */
export function PinInput(props: PinInputProps) {
  const { value, defaultValue = '', length = PIN_LENGTH, onValueChange, onComplete, state, ...rest } = props;
  const { className, onKeyDown, ...input } = rest;
  const [typed, setTyped] = useState(() => extractDigits(defaultValue, length));
  const typedIn = useRef<HTMLInputElement>(null);
  const completed = useRef(false);
  const control = useFieldControl(input);
  const digits = value === undefined ? typed : extractDigits(value, length);
  const active = Math.min(digits.length, length - 1);
  const shown = state ?? (control['aria-invalid'] ? 'bad' : undefined);

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    // Cut here and not with `maxLength`, which would cut a pasted "408 123" before the space is removed.
    const next = extractDigits(event.target.value, length);
    typedIn.current = event.target;
    setTyped(next);
    if (next === digits) return;
    onValueChange?.(next);
    if (next.length !== length) return;
    onComplete?.(next);
    completed.current = true;
  }
  useEffect(() => {
    // Submit after the state has rendered, so that the form also sends the last digit.
    if (!completed.current) return;
    completed.current = false;
    typedIn.current?.form?.requestSubmit();
  }, [digits]);
  useEffect(() => {
    // Select a rejected code, so that the next digit replaces it.
    if (shown === 'bad') typedIn.current?.select();
  }, [shown]);
  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    stopTypedKeyEvent(event);
  }

  return (
    <div className={joinClasses('pl-pin', className)} data-state={shown}>
      <input
        aria-label={control.id ? undefined : 'PIN'}
        {...input}
        {...control}
        aria-invalid={control['aria-invalid'] ?? (shown === 'bad' || undefined)}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern={`[0-9]{${length}}`}
        spellCheck={false}
        value={digits}
        onChange={handleChange}
        onSelect={moveCaretToEnd}
        onKeyDown={handleKeyDown}
      />
      <div aria-hidden="true">
        {Array.from({ length }, (_, index) => (
          <i key={index} data-active={index === active ? '' : undefined}>
            {digits[index]}
          </i>
        ))}
      </div>
    </div>
  );
}

function extractDigits(text: string, length: number): string {
  return text.replace(/\D/g, '').slice(0, length);
}

/**
 * Moves the caret to the end, because the boxes can't show it between digits. Keeps a selection, so that typing
 * replaces it.
 */
function moveCaretToEnd(event: SyntheticEvent<HTMLInputElement>): void {
  const input = event.currentTarget;
  const end = input.value.length;
  if (input.selectionStart === input.selectionEnd && input.selectionStart !== end)
    input.setSelectionRange(end, end);
}
