import type { ComponentPropsWithRef, ReactNode } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { joinClasses } from '../../styling/joinClasses.ts';

export type DisclosureProps = Omit<ComponentPropsWithRef<'details'>, 'title'> & {
  title: ReactNode;
  children: ReactNode;
};

/** A native `details` element. It opens before any script has loaded, and find-in-page searches inside. */
export function Disclosure({ title, children, className, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={joinClasses('pl-disclosure', className)}>
      <summary>
        {title}
        <ChevronDown size={20} aria-hidden="true" />
      </summary>
      <div>{children}</div>
    </details>
  );
}
