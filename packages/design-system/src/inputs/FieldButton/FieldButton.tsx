import type { ComponentPropsWithRef } from 'react';
import { useDensity } from '../../styling/DensityContext.ts';
import { joinClasses } from '../../styling/joinClasses.ts';
import { useFieldControl } from '../LabeledField/FieldContext.ts';

/** A button that looks like a text field. It shows a value and opens what changes it. */
export function FieldButton({ className, ...rest }: ComponentPropsWithRef<'button'>) {
  const { required: _, ...control } = useFieldControl(rest);
  return (
    <button
      type="button"
      {...rest}
      {...control}
      className={joinClasses('pl-well', className)}
      data-density={useDensity()}
    />
  );
}
