import { NumberField } from '@playloom/design-system/NumberField';
import { clampToFieldRange } from '@playloom/editor-core';
import type { ControlProps } from './ControlProps.ts';
import { FieldFrame, useFieldFrame } from './FieldFrame.tsx';
import { useDraftValue, useFormEdits } from './FormContext.ts';

const SMALL_RANGE = 2;

/** A number within its range. The reset button clears an optional number. */
export function NumberControl({ path, field, shape, isBare }: ControlProps<'number'>) {
  const value = useDraftValue(path);
  const { set, end } = useFormEdits();
  const frame = useFieldFrame(path, field, value, isBare);
  const isEmpty = typeof value !== 'number';
  const step = shape.isInteger ? 1 : shape.max - shape.min <= SMALL_RANGE ? 0.05 : 0.1;
  return (
    <FieldFrame path={path} field={field} value={value} isBare={isBare ?? false}>
      <NumberField
        {...frame}
        value={isEmpty ? null : value}
        min={shape.min}
        max={shape.max}
        step={step}
        integer={shape.isInteger}
        placeholder={field.isNullable || field.isOptional ? 'default' : 'missing'}
        {...(field.unit === null ? {} : { unit: field.unit })}
        onValueChange={(next) => set(path, clampToFieldRange(shape, next), field.label)}
        onCommit={end}
      />
    </FieldFrame>
  );
}
