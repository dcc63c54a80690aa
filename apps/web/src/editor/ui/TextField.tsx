import { type KeyboardEvent, useId } from 'react';
import { EditorField, type EditorFieldProps } from './EditorField.tsx';

interface TextFieldProps extends EditorFieldProps {
  readonly value: string;
  /** Called on every key press; give the commands one `merge` key. */
  readonly onChange: (value: string) => void;
  /** Called when typing ends: `endStep`. */
  readonly onCommit?: () => void;
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly isLong?: boolean;
}

export function TextField(props: TextFieldProps) {
  const { value, onChange, onCommit, placeholder, maxLength, isLong, label, isBare, isDisabled, problem } =
    props;
  const id = useId();
  const control = {
    id,
    className: 'ed-input',
    value,
    placeholder,
    maxLength,
    disabled: isDisabled,
    'aria-label': isBare ? label : undefined,
    'data-invalid': problem ? '' : undefined,
    onBlur: onCommit,
    onKeyDown: leaveOnEscape,
  };
  return (
    <EditorField {...props} id={id}>
      {isLong ? (
        <textarea {...control} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <input type="text" {...control} onChange={(event) => onChange(event.target.value)} />
      )}
    </EditorField>
  );
}

function leaveOnEscape(event: KeyboardEvent<HTMLElement>): void {
  const isDone = event.key === 'Escape' || (event.key === 'Enter' && event.currentTarget.tagName === 'INPUT');
  if (isDone) event.currentTarget.blur();
}
