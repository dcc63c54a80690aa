import type { ChangeEvent, KeyboardEvent } from 'react';
import { LabeledField } from '../LabeledField/LabeledField.tsx';
import type { FieldProps } from '../LabeledField/LabeledField.tsx';
import { Textarea } from '../Textarea/Textarea.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';

export type TextFieldProps = FieldProps & {
  value: string;
  /** Called on every key press. */
  onValueChange: (value: string) => void;
  /** Called when typing ends: when the field loses the focus, which Enter and Escape cause, too. */
  onCommit?: () => void;
  placeholder?: string;
  maxLength?: number;
  /** Whether the text can have several lines. */
  multiline?: boolean;
};

/** A text that takes effect while it is typed. */
export function TextField(props: TextFieldProps) {
  const { value, onValueChange, onCommit, placeholder, maxLength, multiline, ...field } = props;
  const control = {
    value,
    placeholder,
    maxLength,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onValueChange(event.target.value),
    onBlur: onCommit,
    onKeyDown: leaveOnEscape,
  };
  return (
    <LabeledField {...field}>
      {multiline ? <Textarea {...control} /> : <TextInput type="text" {...control} />}
    </LabeledField>
  );
}

function leaveOnEscape(event: KeyboardEvent<HTMLElement>): void {
  const isDone = event.key === 'Escape' || (event.key === 'Enter' && event.currentTarget.tagName === 'INPUT');
  if (isDone) event.currentTarget.blur();
}
