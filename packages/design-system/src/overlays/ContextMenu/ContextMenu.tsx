import type { ReactNode } from 'react';
import * as Menu from 'radix-ui/dropdown-menu';
import { useDensity } from '../../styling/DensityContext.ts';
import { useStyleNonce } from '../../styling/styleNonce.ts';
import { menuEvents } from '../DropdownMenu/menuEvents.ts';
import { useFocusReturn } from '../Popover/useFocusReturn.ts';

export type ContextMenuProps = {
  /** The point of the window to open at, usually the pointer. */
  at: { x: number; y: number };
  /** Name of the menu for screen readers. */
  label: string;
  onClose: () => void;
  children: ReactNode;
};

/** A menu at a point of the window. It is open as long as it is rendered. */
export function ContextMenu({ at, label, onClose, children }: ContextMenuProps) {
  const density = useDensity();
  const returnFocus = useFocusReturn(true);
  useStyleNonce();
  return (
    <Menu.Root open onOpenChange={(open) => !open && onClose()} modal={false}>
      <Menu.Trigger asChild>
        <span
          aria-hidden="true"
          style={{ position: 'fixed', left: at.x, top: at.y, pointerEvents: 'none' }}
        />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content
          {...menuEvents}
          aria-label={label}
          aria-labelledby={undefined}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          className="pl-popup"
          data-density={density}
          onCloseAutoFocus={returnFocus}
        >
          {children}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}
