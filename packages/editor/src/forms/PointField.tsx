import { LabeledField } from '@playloom/design-system/LabeledField';
import { NumberField } from '@playloom/design-system/NumberField';
import { describeFields, getPathPattern } from '@playloom/editor-core';
import type { ControlProps } from './ControlProps.ts';
import { FieldFrame, useFieldFrame } from './FieldFrame.tsx';
import { useDraftValue, useFormEdits } from './FormContext.ts';

/** Edits a point: two numbers in one row. */
export function PointField({ path, field, shape, isBare }: ControlProps<'object'>) {
  const value = useDraftValue(path) as { readonly [axis: string]: number } | undefined;
  const { set, end } = useFormEdits();
  const frame = useFieldFrame(path, field, value, isBare);
  const axes = describeFields(shape, [], getPathPattern(path));
  return (
    <FieldFrame path={path} field={field} value={value} isBare={isBare ?? false}>
      <LabeledField {...frame}>
        <span className="ed-pair">
          {axes.map((axis) => {
            const name = axis.path[0] ?? '';
            const range = axis.shape as { readonly min: number; readonly max: number };
            return (
              <NumberField
                key={name}
                hideLabel
                label={`${field.label} ${name}`}
                prefix={name.toUpperCase()}
                disabled={frame.disabled}
                min={range.min}
                max={range.max}
                value={value?.[name] ?? null}
                onValueChange={(next) => set([...path, name], next, `${field.label} ${name}`)}
                onCommit={end}
              />
            );
          })}
        </span>
      </LabeledField>
    </FieldFrame>
  );
}
