import { Children, cloneElement } from 'react';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { useDensity } from '../../styling/DensityContext.ts';
import { joinClasses } from '../../styling/joinClasses.ts';
import { mergeSlotProps } from '../../styling/mergeSlotProps.ts';

export type IconButtonProps = ComponentPropsWithRef<'button'> & {
  /** What the button does. It is the button's only name for screen readers. */
  label: string;
  variant?: 'plain' | 'box' | 'glass';
  size?: 'sm' | 'md' | 'lg';
  asChild?: boolean;
};

export function IconButton(props: IconButtonProps) {
  const {
    label,
    variant = 'plain',
    size = 'md',
    asChild,
    className,
    children,
    type = 'button',
    ...rest
  } = props;
  const shared = {
    ...rest,
    className: joinClasses('pl-icon-button', className),
    'data-variant': variant,
    'data-size': size,
    'data-density': useDensity(),
    'aria-label': label,
  };
  if (asChild) {
    const child = Children.only(children) as ReactElement<Record<string, unknown>>;
    return cloneElement(child, mergeSlotProps(shared, child.props));
  }
  return (
    <button type={type} {...shared}>
      {children}
    </button>
  );
}
