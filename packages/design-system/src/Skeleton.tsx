import type { ComponentPropsWithRef } from 'react';
import { joinClasses } from './joinClasses.ts';

/** Give it the size of what will come: `<Skeleton className="h-5 w-40" />`. The container says it is busy. */
export function Skeleton({ className, ...rest }: ComponentPropsWithRef<'span'>) {
  return <span aria-hidden="true" {...rest} className={joinClasses('pl-skeleton', className)} />;
}
