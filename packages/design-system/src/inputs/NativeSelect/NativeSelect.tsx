import type { ComponentPropsWithRef } from 'react';
import { useDensity } from '../../styling/DensityContext.ts';
import { joinClasses } from '../../styling/joinClasses.ts';
import { useFieldControl } from '../LabeledField/FieldContext.ts';

/** The browser's own list, for long lists in little room. Its options are `option` elements. */
export function NativeSelect({ className, ...rest }: ComponentPropsWithRef<'select'>) {
  const control = useFieldControl(rest);
  return (
    <select
      {...rest}
      {...control}
      className={joinClasses('pl-well', className)}
      data-density={useDensity()}
    />
  );
}
