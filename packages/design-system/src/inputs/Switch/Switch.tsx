import type { ComponentPropsWithRef, ReactNode } from 'react';
import { joinClasses } from '../../styling/joinClasses.ts';

export type SwitchProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'role'> & {
  children: ReactNode;
};

// A native checkbox updates `aria-checked` by itself.
const NATIVE_SWITCH = { type: 'checkbox', role: 'switch' } as const;

/** A switch for settings that apply at once. Use a Checkbox for values that a form submits. */
export function Switch({ children, className, ...rest }: SwitchProps) {
  return (
    <label className={joinClasses('pl-check', className)}>
      <span>
        <input {...rest} {...NATIVE_SWITCH} />
        <span className="pl-switch" aria-hidden="true" />
      </span>
      <span>{children}</span>
    </label>
  );
}
