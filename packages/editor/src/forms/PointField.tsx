import { describeFields, getPathPattern } from '@playloom/editor-core';
import { NumberField } from '../ui/NumberField.tsx';
import { EditorField } from '../ui/EditorField.tsx';
import type { ControlProps } from './ControlProps.ts';
import { FieldFrame, useFieldFrame } from './FieldFrame.tsx';
import { useDraftValue, useFormEdits } from './FormContext.ts';

/** Edits a point: two numbers in one row. */
export function PointField({ path, field, shape, isBare }: ControlProps<'object'>) {
  const value = useDraftValue(path) as { readonly [axis: string]: number } | undefined;
  const { set, end } = useFormEdits();
  const frame = useFieldFrame(path, field, value, isBare);
  const axes = describeFields(shape, [], getPathPattern(path));
  const key = path.join('-');
  return (
    <FieldFrame path={path} field={field} value={value} isBare={isBare ?? false}>
      <EditorField {...frame} id={key}>
        <span className="ed-pair" id={key}>
          {axes.map((axis) => {
            const name = axis.path[0] ?? '';
            const range = axis.shape as { readonly min: number; readonly max: number };
            return (
              <NumberField
                key={name}
                isBare
                label={`${field.label} ${name}`}
                prefix={name.toUpperCase()}
                isDisabled={frame.isDisabled}
                min={range.min}
                max={range.max}
                value={value?.[name] ?? null}
                onChange={(next) => set([...path, name], next, `${field.label} ${name}`)}
                onCommit={end}
              />
            );
          })}
        </span>
      </EditorField>
    </FieldFrame>
  );
}
