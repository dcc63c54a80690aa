import { type KeyboardEvent, useId } from 'react';
import { CharacterCountedControl } from './CharacterCountedControl.tsx';
import { EditorField, type EditorFieldProps } from './EditorField.tsx';

interface TextFieldProps extends EditorFieldProps {
  readonly value: string;
  /** Called on every key press. Commands should share a `merge` key, so that they form one undo step. */
  readonly onChange: (value: string) => void;
  /** Called when typing ends. Usually calls `endStep`. */
  readonly onCommit?: () => void;
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly isLong?: boolean;
}

export function TextField(props: TextFieldProps) {
  const { value, onChange, onCommit, placeholder, maxLength, isLong, label, isBare, isDisabled, problem } =
    props;
  const id = useId();
  const counterId = useId();
  const isCounted = maxLength !== undefined;
  const control = {
    id,
    className: isCounted ? undefined : 'ed-input',
    value,
    placeholder,
    maxLength,
    disabled: isDisabled,
    'aria-label': isBare ? label : undefined,
    'aria-describedby': isCounted ? counterId : undefined,
    'data-invalid': problem && !isCounted ? '' : undefined,
    onBlur: onCommit,
    onKeyDown: leaveOnEscape,
  };
  const text = isLong ? (
    <textarea {...control} onChange={(event) => onChange(event.target.value)} />
  ) : (
    <input type="text" {...control} onChange={(event) => onChange(event.target.value)} />
  );
  const counter = { counterId, length: value.length, isLong: isLong ?? false, isInvalid: Boolean(problem) };
  return (
    <EditorField {...props} id={id}>
      {isCounted ? (
        <CharacterCountedControl {...counter} max={maxLength}>
          {text}
        </CharacterCountedControl>
      ) : (
        text
      )}
    </EditorField>
  );
}

function leaveOnEscape(event: KeyboardEvent<HTMLElement>): void {
  const isDone = event.key === 'Escape' || (event.key === 'Enter' && event.currentTarget.tagName === 'INPUT');
  if (isDone) event.currentTarget.blur();
}
