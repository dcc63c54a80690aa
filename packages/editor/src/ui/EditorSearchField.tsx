import Search from 'lucide-react/icons/search';
import type { KeyboardEvent, Ref } from 'react';
import { ShortcutKeys } from './ShortcutKeys.tsx';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** By default, the label. */
  readonly placeholder?: string;
  readonly id?: string;
  readonly className?: string;
  /** The shortcut that focuses the field, shown at its end. */
  readonly keys?: string;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** Called if Escape is pressed while the field is empty. */
  readonly onLeave?: (field: HTMLInputElement) => void;
  /** Called for every key except Escape. */
  readonly onKey?: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** A search field. Escape clears it; in an empty field, Escape calls `onLeave`. */
export function EditorSearchField(props: Props) {
  const { label, value, onChange, placeholder, id, className = '', keys, inputRef, onLeave, onKey } = props;
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Escape') return onKey?.(event);
    if (value === '') return onLeave?.(event.currentTarget);
    event.stopPropagation();
    onChange('');
  };
  return (
    <label className={`ed-input ${className}`}>
      <Search size={14} aria-hidden="true" />
      <input
        ref={inputRef}
        id={id}
        aria-label={label}
        placeholder={placeholder ?? label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={press}
      />
      {keys !== undefined && <ShortcutKeys keys={keys} />}
    </label>
  );
}
