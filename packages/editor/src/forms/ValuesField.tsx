import { ColorField } from '@playloom/design-system/ColorField';
import { LabeledField } from '@playloom/design-system/LabeledField';
import { NumberField } from '@playloom/design-system/NumberField';
import { TextField } from '@playloom/design-system/TextField';
import { ToolButton } from '@playloom/design-system/ToolButton';
import { clampToFieldRange, createDefaultValue, setField } from '@playloom/editor-core';
import type { Json, Shape } from '@playloom/game-format';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useSession } from '../session/SessionContext.ts';
import { ReferenceField } from './ReferenceField.tsx';
import type { ControlProps } from './ControlProps.ts';
import { FieldFrame, useFieldFrame } from './FieldFrame.tsx';
import { useDraftValue, useFormEdits } from './FormContext.ts';
import { useReferenceOptions } from './ReferenceControl.tsx';
import { useFindDefaultTarget } from './useFindDefaultTarget.ts';

/** A list of plain values, such as colors, tags or buffs. */
export function ValuesField({ path, field, shape }: ControlProps<'list'>) {
  const { draft } = useSession().editor;
  const value = useDraftValue(path);
  const { isDisabled, set, end, run, describe } = useFormEdits();
  const findFirst = useFindDefaultTarget();
  const frame = useFieldFrame(path, field, value);
  const values = Array.isArray(value) ? (value as readonly Json[]) : [];
  const what = field.label.toLowerCase();
  const first = createDefaultValue(shape.item, findFirst);
  const put = (next: readonly Json[]) => run(setField(draft, path, next as Json, `Change ${describe(what)}`));
  return (
    <FieldFrame path={path} field={field} value={value}>
      <LabeledField {...frame}>
        <span className="type-values">
          {values.map((one, index) => (
            // Values have no ids, so their position is the key.
            // oxlint-disable-next-line react/no-array-index-key -- plain values have only a position
            <span key={index} className="type-value">
              <ValueControl
                shape={shape.item}
                label={`${field.label} ${index + 1}`}
                value={one}
                isDisabled={isDisabled}
                onChange={(next) => set(path, values.with(index, next) as Json, field.label)}
                onCommit={end}
              />
              {!isDisabled && values.length > shape.min && (
                <ToolButton
                  label={`Remove ${what} ${index + 1}`}
                  Icon={X}
                  size="sm"
                  onClick={() => put(values.toSpliced(index, 1))}
                />
              )}
            </span>
          ))}
          {!isDisabled && values.length < shape.max && first !== null && (
            <ToolButton
              label={`Add to ${what}`}
              Icon={Plus}
              size="sm"
              onClick={() => put([...values, first])}
            />
          )}
          {first === null && values.length === 0 && (
            <span className="ed-hint">This game doesn’t have anything to add here yet.</span>
          )}
        </span>
      </LabeledField>
    </FieldFrame>
  );
}

interface ValueProps {
  readonly shape: Shape;
  readonly label: string;
  readonly value: Json;
  readonly isDisabled: boolean;
  readonly onChange: (value: Json) => void;
  readonly onCommit: () => void;
}

function ValueControl({ shape, label, value, isDisabled, onChange, onCommit }: ValueProps) {
  const options = useReferenceOptions(shape.kind === 'reference' ? shape.to : null);
  const shared = { label, hideLabel: true, disabled: isDisabled };
  if (shape.kind === 'number') {
    return (
      <NumberField
        {...shared}
        value={typeof value === 'number' ? value : null}
        min={shape.min}
        max={shape.max}
        integer={shape.isInteger}
        onValueChange={(next) => onChange(clampToFieldRange(shape, next))}
        onCommit={onCommit}
      />
    );
  }
  const text = typeof value === 'string' ? value : '';
  if (shape.kind === 'color')
    return <ColorField {...shared} value={text} onValueChange={onChange} onCommit={onCommit} />;
  if (shape.kind === 'reference') {
    return (
      <ReferenceField
        {...shared}
        value={text}
        options={options}
        onValueChange={(id) => id !== null && onChange(id)}
      />
    );
  }
  const max = shape.kind === 'text' && Number.isFinite(shape.max) ? { maxLength: shape.max } : {};
  return <TextField {...shared} {...max} value={text} onValueChange={onChange} onCommit={onCommit} />;
}
