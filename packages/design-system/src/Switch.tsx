import type { ComponentPropsWithRef, ReactNode } from 'react';
import { joinClasses } from './joinClasses.ts';

export type SwitchProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'role'> & {
  children: ReactNode;
};

// A checkbox keeps `aria-checked` itself; written out, it would have to be kept in step by hand.
const NATIVE_SWITCH = { type: 'checkbox', role: 'switch' } as const;

/** For what takes effect at once; what is sent with a form is a Checkbox. */
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
