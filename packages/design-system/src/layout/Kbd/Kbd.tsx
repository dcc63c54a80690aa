import type { ComponentPropsWithRef } from 'react';
import { useDensity } from '../../styling/DensityContext.ts';
import { joinClasses } from '../../styling/joinClasses.ts';

export function Kbd({ className, ...rest }: ComponentPropsWithRef<'kbd'>) {
  return <kbd {...rest} className={joinClasses('pl-kbd', className)} data-density={useDensity()} />;
}
