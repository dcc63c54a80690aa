import { Children, cloneElement } from 'react';
import type { ComponentPropsWithRef, MouseEvent, ReactElement, ReactNode } from 'react';
import { joinClasses } from '../../styling/joinClasses.ts';
import { mergeSlotProps } from '../../styling/mergeSlotProps.ts';
import { Spinner } from '../../layout/Spinner/Spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'mint' | 'paper' | 'danger';
export type ButtonSize = 'xs' | 'sm' | 'md' | 'lg';

export type ButtonProps = ComponentPropsWithRef<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Whether the button fills the width of its container. */
  wide?: boolean;
  /** Shows a spinner instead of the icon and ignores presses. The button keeps focus. */
  loading?: boolean;
  icon?: ReactNode;
  iconEnd?: ReactNode;
  /** Renders its only child (usually a link) as the button. */
  asChild?: boolean;
};

const SPINNER_SIZES: Record<ButtonSize, number> = { xs: 16, sm: 18, md: 20, lg: 22 };

export function Button(props: ButtonProps) {
  const {
    variant = 'secondary',
    size = 'md',
    wide,
    loading = false,
    icon,
    iconEnd,
    asChild,
    className,
    children,
    onClick,
    type = 'button',
    ...rest
  } = props;

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // Not `disabled`, because the button would lose the focus. A busy button only ignores presses.
    if (loading) return event.preventDefault();
    onClick?.(event);
  }

  const shared = {
    ...rest,
    className: joinClasses('pl-button', className),
    'data-variant': variant,
    'data-size': size,
    'data-wide': wide ? '' : undefined,
    'aria-busy': loading || undefined,
    'aria-disabled': loading || rest['aria-disabled'] || undefined,
    onClick: loading || onClick ? handleClick : undefined,
  };
  const content = (label: ReactNode) => (
    <>
      {loading ? <Spinner size={SPINNER_SIZES[size]} /> : icon}
      {label}
      {iconEnd}
    </>
  );

  if (asChild) {
    const child = Children.only(children) as ReactElement<{ children?: ReactNode }>;
    return cloneElement(child, mergeSlotProps(shared, child.props), content(child.props.children));
  }
  return (
    <button type={type} {...shared}>
      {content(children)}
    </button>
  );
}
