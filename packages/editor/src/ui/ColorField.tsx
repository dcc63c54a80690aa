import { useId, useState } from 'react';
import { EditorField, type EditorFieldProps } from './EditorField.tsx';
import './colorField.css';
import { normalizeHexColor } from './normalizeHexColor.ts';

interface ColorFieldProps extends EditorFieldProps {
  /** The color as `#rrggbb`; null for none. */
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  readonly onCommit?: () => void;
}

/** A color field. The color can be picked or typed. */
export function ColorField(props: ColorFieldProps) {
  const { value, onChange, onCommit, label, isBare, isDisabled } = props;
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    const color = typed === null ? null : normalizeHexColor(typed);
    if (color !== null && color !== value) onChange(color);
    setTyped(null);
    onCommit?.();
  };
  return (
    <EditorField {...props} id={id}>
      <span className="ed-input">
        <input
          type="color"
          className="ed-swatch"
          aria-label={`Pick ${label.toLowerCase()}`}
          disabled={isDisabled}
          value={value ?? '#000000'}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onCommit}
        />
        <input
          id={id}
          className="ed-mono"
          aria-label={isBare ? label : undefined}
          disabled={isDisabled}
          placeholder="none"
          value={typed ?? value ?? ''}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => event.key === 'Enter' && commit()}
        />
      </span>
    </EditorField>
  );
}
