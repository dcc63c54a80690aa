import { useId } from 'react';
import { EditorField, type EditorFieldProps } from './EditorField.tsx';

interface ToggleFieldProps extends EditorFieldProps {
  /** Null if several objects are selected and their values differ. */
  readonly value: boolean | null;
  readonly onChange: (value: boolean) => void;
}

export function ToggleField(props: ToggleFieldProps) {
  const { value, onChange, label, isBare, isDisabled } = props;
  const id = useId();
  return (
    <EditorField {...props} id={id}>
      <button
        id={id}
        type="button"
        role="switch"
        className="ed-toggle"
        aria-checked={value === true}
        aria-label={isBare ? label : undefined}
        disabled={isDisabled}
        onClick={() => onChange(value !== true)}
      />
    </EditorField>
  );
}
