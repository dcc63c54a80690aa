import type { ReactElement, ReactNode } from 'react';
import * as Menu from 'radix-ui/dropdown-menu';
import Check from 'lucide-react/icons/check';
import { useDensity } from '../../styling/DensityContext.ts';
import { joinClasses } from '../../styling/joinClasses.ts';
import { useStyleNonce } from '../../styling/styleNonce.ts';
import { menuEvents } from './menuEvents.ts';

export type DropdownMenuProps = {
  /** The element that opens the menu: a Button or IconButton. */
  trigger: ReactElement;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'right' | 'bottom' | 'left';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  className?: string;
};

export function DropdownMenu(props: DropdownMenuProps) {
  const { trigger, children, align = 'end', side = 'bottom', open, onOpenChange, className } = props;
  const density = useDensity();
  useStyleNonce();
  return (
    <Menu.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Menu.Portal>
        <Menu.Content
          {...menuEvents}
          align={align}
          side={side}
          sideOffset={density ? 4 : 8}
          collisionPadding={12}
          className={joinClasses('pl-popup', className)}
          data-density={density}
        >
          {children}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}

export type MenuItemProps = {
  children: ReactNode;
  icon?: ReactNode;
  /** Small text at the end of the row, such as a count or a key. */
  aside?: ReactNode;
  onSelect?: (event: Event) => void;
  disabled?: boolean;
  tone?: 'plain' | 'danger';
};

export function MenuItem({ children, icon, aside, onSelect, disabled, tone = 'plain' }: MenuItemProps) {
  return (
    <Menu.Item className="pl-item" data-tone={tone} onSelect={onSelect} disabled={disabled}>
      {icon}
      {children}
      {aside && <span className="pl-item-aside">{aside}</span>}
    </Menu.Item>
  );
}

/** A menu item that is a link. The child is the link itself (an `<a>` or a router link) with its content. */
export function MenuLink({ children }: { children: ReactElement }) {
  return (
    <Menu.Item asChild className="pl-item">
      {children}
    </Menu.Item>
  );
}

export type MenuCheckItemProps = {
  children: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
};

export function MenuCheckItem({ children, checked, onCheckedChange, disabled }: MenuCheckItemProps) {
  return (
    <Menu.CheckboxItem
      className="pl-item"
      checked={checked}
      onCheckedChange={onCheckedChange}
      disabled={disabled}
    >
      {children}
      <span className="ml-auto grid size-[18px] place-items-center text-sun">
        <Menu.ItemIndicator>
          <Check size={18} aria-hidden="true" />
        </Menu.ItemIndicator>
      </span>
    </Menu.CheckboxItem>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <Menu.Label className="px-3 pt-2 pb-3 text-text-2">{children}</Menu.Label>;
}

export function MenuSeparator() {
  return <Menu.Separator className="pl-rule" />;
}
