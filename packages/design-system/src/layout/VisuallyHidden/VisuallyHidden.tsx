import type { ComponentPropsWithRef } from 'react';
import { joinClasses } from '../../styling/joinClasses.ts';

export function VisuallyHidden({ className, ...rest }: ComponentPropsWithRef<'span'>) {
  return <span {...rest} className={joinClasses('sr-only', className)} />;
}
