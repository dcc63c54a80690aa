import { ToolButton } from '@playloom/design-system/ToolButton';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Copy from 'lucide-react/icons/copy';
import Trash from 'lucide-react/icons/trash-2';

interface Props {
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onShift: (by: -1 | 1) => void;
  readonly onCopy: () => void;
  /** Null if no more entries can be removed, because the list has a minimum length. */
  readonly onRemove: (() => void) | null;
}

export function ListEntryToolbar({ name, isFirst, isLast, onShift, onCopy, onRemove }: Props) {
  return (
    <span className="type-entry-tools">
      <ToolButton
        label={`Move ${name} up`}
        Icon={ArrowUp}
        size="sm"
        disabled={isFirst}
        onClick={() => onShift(-1)}
      />
      <ToolButton
        label={`Move ${name} down`}
        Icon={ArrowDown}
        size="sm"
        disabled={isLast}
        onClick={() => onShift(1)}
      />
      <ToolButton label={`Duplicate ${name}`} Icon={Copy} size="sm" onClick={onCopy} />
      <ToolButton
        label={`Remove ${name}`}
        hint={onRemove === null ? 'At least one is required' : `Remove ${name}`}
        Icon={Trash}
        size="sm"
        disabled={onRemove === null}
        onClick={() => onRemove?.()}
      />
    </span>
  );
}
