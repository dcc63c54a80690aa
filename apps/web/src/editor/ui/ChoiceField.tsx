import { useId } from 'react';
import { EditorField, type EditorFieldProps } from './EditorField.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const SEGMENTS_MAX = 3;

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface ChoiceFieldProps extends EditorFieldProps {
  /** Null when several objects have different values. */
  readonly value: string | null;
  readonly choices: readonly Choice[];
  readonly onChange: (value: string) => void;
  /** Segmented or as a list; by default segmented if the choices fit. */
  readonly look?: 'segments' | 'list';
}

/** One of a few fixed values. */
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
