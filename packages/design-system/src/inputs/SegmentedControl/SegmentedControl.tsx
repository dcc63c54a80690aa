import type { ReactNode } from 'react';
import * as RadixRadioGroup from 'radix-ui/radio-group';
import { useDensity } from '../../styling/DensityContext.ts';

export type SegmentedControlProps<Value extends string> = {
  /** Name of the group for screen readers. */
  label: string;
  /** Null if no option is selected. */
  value: Value | null;
  options: readonly {
    value: Value;
    label: string;
    /** Shown instead of the label, which is then the accessible name. */
    icon?: ReactNode;
  }[];
  onValueChange: (value: Value) => void;
  disabled?: boolean;
};

/** A few options side by side, one of which is selected. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, value, options, onValueChange, disabled } = props;
  return (
    <RadixRadioGroup.Root
      className="pl-segments"
      data-density={useDensity()}
      aria-label={label}
      value={value}
      onValueChange={(next) => onValueChange(next as Value)}
      disabled={disabled}
    >
      {options.map((option) => (
        <RadixRadioGroup.Item
          key={option.value}
          value={option.value}
          aria-label={option.icon === undefined ? undefined : option.label}
          title={option.icon === undefined ? undefined : option.label}
        >
          {option.icon ?? option.label}
        </RadixRadioGroup.Item>
      ))}
    </RadixRadioGroup.Root>
  );
}
