import { LabeledField } from '../LabeledField/LabeledField.tsx';
import type { FieldProps } from '../LabeledField/LabeledField.tsx';
import { Switch } from '../Switch/Switch.tsx';

export type SwitchFieldProps = FieldProps & {
  /** Null if several objects are selected and their values differ. */
  value: boolean | null;
  onValueChange: (value: boolean) => void;
};

export function SwitchField({ value, onValueChange, ...field }: SwitchFieldProps) {
  return (
    <LabeledField {...field}>
      <Switch checked={value === true} onChange={(event) => onValueChange(event.target.checked)} />
    </LabeledField>
  );
}
