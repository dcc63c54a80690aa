import { useId } from 'react';
import { EditorField, type EditorFieldProps } from './EditorField.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const SEGMENTS_MAX = 3;

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface ChoiceFieldProps extends EditorFieldProps {
  /** Null where several have different ones. */
  readonly value: string | null;
  readonly choices: readonly Choice[];
  readonly onChange: (value: string) => void;
  /** Side by side or in a list; by default as many as fit are side by side. */
  readonly look?: 'segments' | 'list';
}

/** One of a few fixed words. */
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
