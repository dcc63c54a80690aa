import type { ComponentPropsWithRef } from 'react';
import { joinClasses } from './joinClasses.ts';

/** Give it the size of the content: `<Skeleton className="h-5 w-40" />`. The container is marked as busy. */
export function Skeleton({ className, ...rest }: ComponentPropsWithRef<'span'>) {
  return <span aria-hidden="true" {...rest} className={joinClasses('pl-skeleton', className)} />;
}
