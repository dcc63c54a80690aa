import type { KeyboardEvent, ReactNode } from 'react';

interface SegmentedControlProps<Value extends string> {
  readonly label: string;
  readonly value: Value | null;
  readonly choices: readonly {
    readonly value: Value;
    readonly label: string;
    /** Shown instead of the label, which is then the accessible name. */
    readonly icon?: ReactNode;
  }[];
  readonly onChange: (value: Value) => void;
  readonly isDisabled?: boolean;
}

/** A few choices side by side, one of which is selected. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, value, choices, onChange, isDisabled } = props;
  const isNone = !choices.some((choice) => choice.value === value);
  return (
    <div className="ed-segments" role="radiogroup" aria-label={label}>
      {choices.map((choice, index) => (
        <button
          key={choice.value}
          type="button"
          role="radio"
          aria-checked={choice.value === value}
          aria-label={choice.icon === undefined ? undefined : choice.label}
          title={choice.icon === undefined ? undefined : choice.label}
          tabIndex={choice.value === value || (isNone && index === 0) ? 0 : -1}
          disabled={isDisabled}
          onKeyDown={moveFocus}
          onClick={() => onChange(choice.value)}
        >
          {choice.icon ?? choice.label}
        </button>
      ))}
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const direction = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (direction === undefined) return;
  const buttons = [...(event.currentTarget.parentElement?.querySelectorAll('button') ?? [])];
  const from = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const next = buttons[(from + direction + buttons.length) % buttons.length];
  event.preventDefault();
  next?.focus();
  next?.click();
}
