import type { Json } from '@playloom/game-format';
import { useId, useState } from 'react';
import { EditorField } from '../ui/EditorField.tsx';
import type { ControlProps } from './ControlProps.ts';
import { FieldFrame, useFieldFrame } from './FieldFrame.tsx';
import { useDraftValue, useFormEdits } from './FormContext.ts';

/** Edits any value as JSON text. Invalid JSON is reported at once and not saved. */
export function JsonField({ path, field, isBare }: ControlProps<'json'>) {
  const value = useDraftValue(path);
  const { set, end } = useFormEdits();
  const frame = useFieldFrame(path, field, value, isBare);
  const [typed, setTyped] = useState<string | null>(null);
  const id = useId();
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
    id,
    className: 'ed-input ed-mono',
    spellCheck: false,
    disabled: frame.isDisabled,
    'aria-label': isBare ? field.label : undefined,
    'data-invalid': wrong === null ? undefined : '',
    value: typed ?? JSON.stringify(value ?? null, null, isLong ? 2 : 0),
    onBlur: leave,
  };
  return (
    <FieldFrame path={path} field={field} value={value} isBare={isBare ?? false}>
      <EditorField {...frame} id={id} isWide={isLong} problem={wrong ?? frame.problem}>
        {isLong ? (
          <textarea {...control} rows={8} onChange={(event) => setTyped(event.target.value)} />
        ) : (
          <input {...control} onChange={(event) => setTyped(event.target.value)} />
        )}
      </EditorField>
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
