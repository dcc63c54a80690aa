import { useId } from 'react';
import { EditorField, type EditorFieldProps } from './EditorField.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const SEGMENTS_MAX = 3;

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface ChoiceFieldProps extends EditorFieldProps {
  /** Null if several objects are selected and their values differ. */
  readonly value: string | null;
  readonly choices: readonly Choice[];
  readonly onChange: (value: string) => void;
  /** By default, a few choices are shown as segments, more of them as a list. */
  readonly look?: 'segments' | 'list';
}

/** A choice of one of a few fixed values. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { value, choices, onChange, label, isBare, isDisabled = false } = props;
  const id = useId();
  const look = props.look ?? (choices.length <= SEGMENTS_MAX ? 'segments' : 'list');
  return (
    <EditorField {...props} id={id}>
      {look === 'segments' ? (
        <SegmentedControl
          label={label}
          value={value}
          choices={choices}
          onChange={onChange}
          isDisabled={isDisabled}
        />
      ) : (
        <select
          id={id}
          className="ed-input"
          aria-label={isBare ? label : undefined}
          disabled={isDisabled}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value)}
        >
          {value === null && <option value="">mixed</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </EditorField>
  );
}
