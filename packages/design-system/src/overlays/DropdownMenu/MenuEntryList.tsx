import { Fragment } from 'react';
import * as Menu from 'radix-ui/dropdown-menu';
import type { LucideIcon } from 'lucide-react';
import { ShortcutKeys } from '../../layout/ShortcutKeys/ShortcutKeys.tsx';
import { MenuItem, MenuSeparator } from './DropdownMenu.tsx';

const ICON_SIZE = 15;

export type MenuEntry = {
  label: string;
  onSelect: () => void;
  Icon?: LucideIcon;
  /** The shortcut of the entry, such as `Mod+Z`. */
  keys?: string;
  /** Shown at the end of the row, for example a count. */
  note?: string;
  disabled?: boolean;
  tone?: 'plain' | 'danger';
  /** Set for entries of which one is chosen. */
  checked?: boolean;
  /** Whether to draw a separator above the entry. */
  startsGroup?: boolean;
};

/** The content of a menu whose entries are data, for example because they come from a list of actions. */
export function MenuEntryList({ entries }: { entries: readonly MenuEntry[] }) {
  const items = entries.map((entry) => (
    <Fragment key={entry.label}>
      {entry.startsGroup && <MenuSeparator />}
      {entry.checked === undefined ? <ActionItem entry={entry} /> : <ChoiceItem entry={entry} />}
    </Fragment>
  ));
  const chosen = entries.find((entry) => entry.checked);
  return chosen ? <Menu.RadioGroup value={chosen.label}>{items}</Menu.RadioGroup> : items;
}

function ActionItem({ entry }: { entry: MenuEntry }) {
  const { label, onSelect, Icon, keys, note, disabled, tone } = entry;
  return (
    <MenuItem
      onSelect={onSelect}
      disabled={disabled}
      tone={tone}
      icon={Icon && <Icon size={ICON_SIZE} aria-hidden="true" />}
      aside={keys === undefined ? note : <ShortcutKeys keys={keys} />}
    >
      {label}
    </MenuItem>
  );
}

function ChoiceItem({ entry: { label, onSelect, note, disabled } }: { entry: MenuEntry }) {
  return (
    <Menu.RadioItem className="pl-item" value={label} onSelect={onSelect} disabled={disabled}>
      {label}
      <span className="pl-item-aside">
        {note} <Menu.ItemIndicator>✓</Menu.ItemIndicator>
      </span>
    </Menu.RadioItem>
  );
}
