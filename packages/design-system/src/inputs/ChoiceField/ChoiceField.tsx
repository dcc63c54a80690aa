import { LabeledField } from '../LabeledField/LabeledField.tsx';
import type { FieldProps } from '../LabeledField/LabeledField.tsx';
import { NativeSelect } from '../NativeSelect/NativeSelect.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';

const SEGMENTS_MAX = 3;

export type ChoiceFieldProps = FieldProps & {
  /** Null if several objects are selected and their values differ. */
  value: string | null;
  options: readonly { value: string; label: string }[];
  onValueChange: (value: string) => void;
  /** By default, a few options are shown as segments, more of them as a list. */
  look?: 'segments' | 'list';
};

/** A choice of one of a few fixed values. */
export function ChoiceField({ value, options, onValueChange, look, ...field }: ChoiceFieldProps) {
  const shown = look ?? (options.length <= SEGMENTS_MAX ? 'segments' : 'list');
  return (
    <LabeledField {...field}>
      {shown === 'segments' ? (
        <SegmentedControl
          label={field.label}
          value={value}
          options={options}
          onValueChange={onValueChange}
          disabled={field.disabled}
        />
      ) : (
        <NativeSelect value={value ?? ''} onChange={(event) => onValueChange(event.target.value)}>
          {value === null && <option value="">mixed</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
      )}
    </LabeledField>
  );
}
