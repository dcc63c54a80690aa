import type { ComponentPropsWithRef } from 'react';
import { joinClasses } from '../../styling/joinClasses.ts';

/**
 * A placeholder while content loads. Give it the size of the content, such as `className="h-5 w-40"`, and set
 * `aria-busy` on the container.
 */
export function Skeleton({ className, ...rest }: ComponentPropsWithRef<'span'>) {
  return <span aria-hidden="true" {...rest} className={joinClasses('pl-skeleton', className)} />;
}
