import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useDensity } from '../../styling/DensityContext.ts';
import { joinClasses } from '../../styling/joinClasses.ts';
import { useFieldControl } from '../LabeledField/FieldContext.ts';

export type SwitchProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'role'> & {
  /** The label next to the switch. Leave it out inside a LabeledField. */
  children?: ReactNode;
};

// A native checkbox updates `aria-checked` by itself.
const NATIVE_SWITCH = { type: 'checkbox', role: 'switch' } as const;

/** A switch for settings that apply at once. Use a Checkbox for values that a form submits. */
export function Switch({ children, className, ...rest }: SwitchProps) {
  const control = useFieldControl(rest);
  return (
    <label className={joinClasses('pl-check', className)} data-density={useDensity()}>
      <span>
        <input {...rest} {...control} {...NATIVE_SWITCH} />
        <span className="pl-switch" aria-hidden="true" />
      </span>
      {children && <span>{children}</span>}
    </label>
  );
}
