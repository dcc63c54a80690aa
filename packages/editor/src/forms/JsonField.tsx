import { LabeledField } from '@playloom/design-system/LabeledField';
import { TextInput } from '@playloom/design-system/TextInput';
import { Textarea } from '@playloom/design-system/Textarea';
import type { Json } from '@playloom/game-format';
import { useState } from 'react';
import type { ControlProps } from './ControlProps.ts';
import { FieldFrame, useFieldFrame } from './FieldFrame.tsx';
import { useDraftValue, useFormEdits } from './FormContext.ts';

/** Edits any value as JSON text. Invalid JSON is reported at once and not saved. */
export function JsonField({ path, field, isBare }: ControlProps<'json'>) {
  const value = useDraftValue(path);
  const { set, end } = useFormEdits();
  const frame = useFieldFrame(path, field, value, isBare);
  const [typed, setTyped] = useState<string | null>(null);
  const wrong = typed === null ? null : explainJson(typed);
  const isLong = typeof value === 'object' && value !== null;
  const leave = () => {
    if (typed !== null && wrong === null) {
      set(path, JSON.parse(typed) as Json, field.label);
      setTyped(null);
    }
    end();
  };
  const control = {
    className: 'ed-mono',
    spellCheck: false,
    value: typed ?? JSON.stringify(value ?? null, null, isLong ? 2 : 0),
    onBlur: leave,
  };
  return (
    <FieldFrame path={path} field={field} value={value} isBare={isBare ?? false}>
      <LabeledField {...frame} wide={isLong} error={wrong ?? frame.error}>
        {isLong ? (
          <Textarea {...control} rows={8} onChange={(event) => setTyped(event.target.value)} />
        ) : (
          <TextInput {...control} onChange={(event) => setTyped(event.target.value)} />
        )}
      </LabeledField>
    </FieldFrame>
  );
}

function explainJson(text: string): string | null {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    return `Invalid JSON: ${error instanceof Error ? error.message : 'it can’t be read'}`;
  }
}
