import { Children, cloneElement } from 'react';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { joinClasses } from '../../styling/joinClasses.ts';
import { mergeSlotProps } from '../../styling/mergeSlotProps.ts';

export type PillProps = ComponentPropsWithRef<'button'> & {
  /** Whether the pill is selected, for example an active filter or the current list. */
  selected?: boolean;
  size?: 'sm' | 'md';
  asChild?: boolean;
};

export function Pill({ selected = false, size = 'md', asChild, className, children, ...rest }: PillProps) {
  const shared = { ...rest, className: joinClasses('pl-pill', className), 'data-size': size };
  if (asChild) {
    const child = Children.only(children) as ReactElement<Record<string, unknown>>;
    const current = selected ? ('true' as const) : undefined;
    return cloneElement(child, mergeSlotProps({ ...shared, 'aria-current': current }, child.props));
  }
  return (
    <button type="button" aria-pressed={selected} {...shared}>
      {children}
    </button>
  );
}
