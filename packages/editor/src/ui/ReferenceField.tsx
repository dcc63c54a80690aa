import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId, useState } from 'react';
import { EditorField, type EditorFieldProps } from './EditorField.tsx';
import { EditorIconButton } from './EditorIconButton.tsx';
import { PickList } from './PickList.tsx';
import { Popup } from './Popup.tsx';

export interface ReferenceOption {
  readonly id: string;
  readonly name: string;
  /** The heading under which the option is listed. */
  readonly group?: string;
  readonly thumbnail?: ReactNode;
}

interface ReferenceFieldProps extends EditorFieldProps {
  /** The id of the chosen element; null for none. */
  readonly value: string | null;
  readonly options: readonly ReferenceOption[];
  readonly onChange: (id: string | null) => void;
  /** Label of the empty choice. Without it, the user must choose an element. */
  readonly noneLabel?: string;
  /** Opens the chosen element. */
  readonly onOpen?: (id: string) => void;
}

/** A button that shows the chosen game element and opens a searchable list. */
export function ReferenceField(props: ReferenceFieldProps) {
  const { value, options, onChange, noneLabel, onOpen, label, isBare, isDisabled = false } = props;
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const chosen = options.find((option) => option.id === value);
  const text = chosen?.name ?? (value === null ? (noneLabel ?? 'Choose…') : `${value} no longer exists`);
  return (
    <EditorField {...props} id={id}>
      <span className="flex min-w-0 items-center gap-0.5">
        <button
          id={id}
          type="button"
          className="ed-input"
          aria-haspopup="listbox"
          aria-expanded={anchor !== null}
          aria-label={isBare ? `${label}: ${text}` : undefined}
          data-invalid={value !== null && chosen === undefined ? '' : undefined}
          disabled={isDisabled}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {chosen?.thumbnail}
          <span className="ed-name">{text}</span>
          <ChevronDown size={14} aria-hidden="true" />
        </button>
        {onOpen !== undefined && chosen !== undefined && (
          <EditorIconButton
            label={`Open ${chosen.name}`}
            Icon={ArrowUpRight}
            size="s"
            onClick={() => onOpen(chosen.id)}
          />
        )}
      </span>
      {anchor !== null && (
        <Popup anchor={anchor} label={label} onClose={() => setAnchor(null)} isAnchorWide>
          <PickList
            label={label}
            options={options}
            value={value}
            {...(noneLabel === undefined ? {} : { noneLabel })}
            onPick={(picked) => {
              setAnchor(null);
              onChange(picked);
            }}
          />
        </Popup>
      )}
    </EditorField>
  );
}
