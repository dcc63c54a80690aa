import { useId, useState } from 'react';
import { EditorField, type EditorFieldProps } from './EditorField.tsx';
import './colorField.css';

const HEX = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i;

interface ColorFieldProps extends EditorFieldProps {
  /** `#rrggbb`; null for none. */
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  readonly onCommit?: () => void;
}

/** A color: picked or typed. */
export function ColorField(props: ColorFieldProps) {
  const { value, onChange, onCommit, label, isBare, isDisabled } = props;
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    const color = typed === null ? null : readHex(typed);
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

/** `#f80` and `FF8800` are both `#ff8800`. */
export function readHex(text: string): string | null {
  const digits = HEX.exec(text.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return null;
  return digits.length === 6 ? `#${digits}` : `#${digits.replaceAll(/./g, '$&$&')}`;
}
