import { ChoiceField } from '@playloom/design-system/ChoiceField';
import { ColorField } from '@playloom/design-system/ColorField';
import { SwitchField } from '@playloom/design-system/SwitchField';
import { TextField } from '@playloom/design-system/TextField';
import { describeChoice, getPathPattern } from '@playloom/editor-core';
import type { ControlProps } from './ControlProps.ts';
import { FieldFrame, useFieldFrame } from './FieldFrame.tsx';
import { useDraftValue, useFormEdits } from './FormContext.ts';

/** If a text can be this long or longer, its field has several lines. */
const LONG_TEXT = 200;
/** The maximum total length of the labels of a segmented control, so that it fits into the inspector. */
const SHORT_LABELS = 17;
/** The option that stands for null. */
const NONE = '';

export function ToggleControl({ path, field, isBare }: ControlProps<'boolean'>) {
  const value = useDraftValue(path);
  const { set, end } = useFormEdits();
  return (
    <FieldFrame path={path} field={field} value={value} isBare={isBare ?? false}>
      <SwitchField
        {...useFieldFrame(path, field, value, isBare)}
        value={value === true}
        onValueChange={(next) => {
          set(path, next, field.label);
          end();
        }}
      />
    </FieldFrame>
  );
}

export function TextControl({ path, field, shape, isBare }: ControlProps<'text'>) {
  const value = useDraftValue(path);
  const { set, end } = useFormEdits();
  const isLong = shape.max >= LONG_TEXT;
  return (
    <FieldFrame path={path} field={field} value={value} isBare={isBare ?? false}>
      <TextField
        {...useFieldFrame(path, field, value, isBare)}
        value={typeof value === 'string' ? value : ''}
        multiline={isLong}
        wide={isLong}
        {...(Number.isFinite(shape.max) ? { maxLength: shape.max } : {})}
        onValueChange={(next) => set(path, next === '' && field.isOptional ? undefined : next, field.label)}
        onCommit={end}
      />
    </FieldFrame>
  );
}

export function ColorControl({ path, field, isBare }: ControlProps<'color'>) {
  const value = useDraftValue(path);
  const { set, end } = useFormEdits();
  return (
    <FieldFrame path={path} field={field} value={value} isBare={isBare ?? false}>
      <ColorField
        {...useFieldFrame(path, field, value, isBare)}
        value={typeof value === 'string' ? value : null}
        onValueChange={(next) => set(path, next, field.label)}
        onCommit={end}
      />
    </FieldFrame>
  );
}

export function ChoiceControl({ path, field, shape, isBare }: ControlProps<'choice'>) {
  const value = useDraftValue(path);
  const { set, end } = useFormEdits();
  const words = getPathPattern(path);
  const choices = shape.options.map((option) => ({
    value: String(option),
    label: describeChoice(words, option),
  }));
  if (field.isNullable) choices.unshift({ value: NONE, label: describeChoice(words, NONE) || 'None' });
  const isShort =
    choices.length <= 3 && choices.reduce((sum, { label }) => sum + label.length, 0) <= SHORT_LABELS;
  return (
    <FieldFrame path={path} field={field} value={value} isBare={isBare ?? false}>
      <ChoiceField
        {...useFieldFrame(path, field, value, isBare)}
        value={value == null ? (field.isNullable ? NONE : null) : String(value)}
        options={choices}
        look={isShort ? 'segments' : 'list'}
        onValueChange={(next) => {
          const picked = shape.options.find((option) => String(option) === next);
          if (picked !== undefined) set(path, picked, field.label);
          else if (next === NONE) set(path, null, field.label);
          end();
        }}
      />
    </FieldFrame>
  );
}
