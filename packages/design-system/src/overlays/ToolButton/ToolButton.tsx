import type { ComponentPropsWithRef } from 'react';
import type { LucideIcon } from 'lucide-react';
import { formatKeys } from '../../layout/ShortcutKeys/formatKeys.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { IconButton } from '../../inputs/IconButton/IconButton.tsx';

const ICON_SIZES = { sm: 15, md: 16 };

export type ToolButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  label: string;
  Icon: LucideIcon;
  /** The shortcut to show in the tooltip, such as `Mod+Z`. */
  keys?: string;
  /** Tooltip to show instead of the label, for example the step that undo would revert. */
  hint?: string;
  /** Set for a button that turns something on and off. */
  pressed?: boolean;
  size?: 'sm' | 'md';
  side?: 'top' | 'right' | 'bottom' | 'left';
};

/** An icon button with a tooltip that shows its name and shortcut, even while it is disabled. */
export function ToolButton(props: ToolButtonProps) {
  const { Icon, keys, hint, pressed, disabled, size = 'md', side = 'bottom', ...rest } = props;
  // Not `disabled`, because the tooltip needs the pointer. These handlers may be those of a menu.
  const inert = disabled && { onClick: undefined, onPointerDown: undefined, onKeyDown: undefined };
  return (
    <Tooltip
      text={hint ?? rest.label}
      side={side}
      keys={keys === undefined ? undefined : formatKeys(keys).join(' ')}
    >
      <IconButton
        {...rest}
        {...inert}
        size={size}
        aria-pressed={pressed}
        aria-disabled={disabled || undefined}
      >
        <Icon size={ICON_SIZES[size]} aria-hidden="true" />
      </IconButton>
    </Tooltip>
  );
}
