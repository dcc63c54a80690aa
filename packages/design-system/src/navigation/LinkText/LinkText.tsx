import { Children, cloneElement } from 'react';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { joinClasses } from '../../styling/joinClasses.ts';
import { mergeSlotProps } from '../../styling/mergeSlotProps.ts';

export type LinkTextProps = ComponentPropsWithRef<'a'> & {
  /** `text` for links in a sentence, `sun` for links on their own, `paper` on a light background. */
  tone?: 'text' | 'sun' | 'paper';
  /** Renders its only child (a router link, a button) as a link. */
  asChild?: boolean;
};

export function LinkText({ tone = 'text', asChild, className, children, ...rest }: LinkTextProps) {
  const shared = { ...rest, className: joinClasses('pl-link', className), 'data-tone': tone };
  if (asChild) {
    const child = Children.only(children) as ReactElement<Record<string, unknown>>;
    return cloneElement(child, mergeSlotProps(shared, child.props));
  }
  return <a {...shared}>{children}</a>;
}
