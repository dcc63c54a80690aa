import { FieldButton } from '@playloom/design-system/FieldButton';
import { type FieldProps, LabeledField } from '@playloom/design-system/LabeledField';
import { PickList } from '@playloom/design-system/PickList';
import { Popover } from '@playloom/design-system/Popover';
import { ToolButton } from '@playloom/design-system/ToolButton';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useState } from 'react';

export interface ReferenceOption {
  readonly id: string;
  readonly name: string;
  /** The heading under which the option is listed. */
  readonly group?: string;
  readonly thumbnail?: ReactNode;
}

interface ReferenceFieldProps extends FieldProps {
  /** The id of the chosen element; null for none. */
  readonly value: string | null;
  readonly options: readonly ReferenceOption[];
  readonly onValueChange: (id: string | null) => void;
  /** Label of the empty choice. Without it, the user must choose an element. */
  readonly noneLabel?: string;
  /** Opens the chosen element. */
  readonly onOpen?: (id: string) => void;
}

/** A button that shows the chosen game element and opens a searchable list. */
export function ReferenceField(props: ReferenceFieldProps) {
  const { value, options, onValueChange, noneLabel, onOpen, ...field } = props;
  const { label, hideLabel } = field;
  const [isOpen, setIsOpen] = useState(false);
  const chosen = options.find((option) => option.id === value);
  const text = chosen?.name ?? (value === null ? (noneLabel ?? 'Choose…') : `${value} no longer exists`);
  return (
    <LabeledField {...field}>
      <span className="flex min-w-0 items-center gap-0.5">
        <Popover
          label={label}
          matchWidth
          open={isOpen}
          onOpenChange={setIsOpen}
          trigger={
            <FieldButton
              aria-haspopup="listbox"
              aria-label={hideLabel ? `${label}: ${text}` : undefined}
              aria-invalid={value !== null && chosen === undefined}
            >
              {chosen?.thumbnail}
              <span className="ed-name">{text}</span>
              <ChevronDown size={14} aria-hidden="true" />
            </FieldButton>
          }
        >
          <PickList
            label={label}
            options={options}
            value={value}
            {...(noneLabel === undefined ? {} : { noneLabel })}
            onPick={(picked) => {
              setIsOpen(false);
              onValueChange(picked);
            }}
          />
        </Popover>
        {onOpen !== undefined && chosen !== undefined && (
          <ToolButton
            label={`Open ${chosen.name}`}
            Icon={ArrowUpRight}
            size="sm"
            onClick={() => onOpen(chosen.id)}
          />
        )}
      </span>
    </LabeledField>
  );
}
