import { useState } from 'react';
import { LabeledField } from '../LabeledField/LabeledField.tsx';
import type { FieldProps } from '../LabeledField/LabeledField.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { normalizeHexColor } from './normalizeHexColor.ts';

export type ColorFieldProps = FieldProps & {
  /** The color as `#rrggbb`; null for none. */
  value: string | null;
  onValueChange: (value: string) => void;
  /** Called when picking or typing ends. */
  onCommit?: () => void;
};

/** A color field. The color can be picked or typed. */
export function ColorField({ value, onValueChange, onCommit, ...field }: ColorFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  function commit() {
    const color = typed === null ? null : normalizeHexColor(typed);
    if (color !== null && color !== value) onValueChange(color);
    setTyped(null);
    onCommit?.();
  }
  return (
    <LabeledField {...field}>
      <TextInput
        className="pl-color"
        placeholder="none"
        value={typed ?? value ?? ''}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
        prefix={
          <input
            type="color"
            className="pl-swatch"
            aria-label={`Pick ${field.label.toLowerCase()}`}
            disabled={field.disabled}
            value={value ?? '#000000'}
            onChange={(event) => onValueChange(event.target.value)}
            onBlur={onCommit}
          />
        }
      />
    </LabeledField>
  );
}
