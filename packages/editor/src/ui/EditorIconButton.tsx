import { Tooltip } from '@playloom/design-system/Tooltip';
import type { LucideIcon } from 'lucide-react';
import type { MouseEvent } from 'react';
import { formatKeys } from './formatKeys.ts';

const ICON_SIZE = { s: 15, m: 16 };

interface IconButtonProps {
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  /** The shortcut to show in the tooltip, such as `Mod+Z`. */
  readonly keys?: string;
  /** Tooltip to show instead of the label, for example the step that undo would revert. */
  readonly hint?: string;
  readonly isOn?: boolean;
  readonly isDisabled?: boolean;
  readonly size?: 's' | 'm';
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
}

/** An icon button. Its tooltip shows its name and shortcut, even while it is disabled. */
export function EditorIconButton(props: IconButtonProps) {
  const { label, Icon, onClick, keys, hint, isOn, isDisabled = false, size = 'm', side = 'bottom' } = props;
  return (
    <Tooltip
      text={hint ?? label}
      side={side}
      {...(keys === undefined ? {} : { keys: formatKeys(keys).join(' ') })}
    >
      <button
        type="button"
        className="ed-iconbutton"
        data-size={size}
        aria-label={label}
        aria-pressed={isOn}
        aria-disabled={isDisabled || undefined}
        onClick={(event) => !isDisabled && onClick(event)}
      >
        <Icon size={ICON_SIZE[size]} aria-hidden="true" />
      </button>
    </Tooltip>
  );
}
