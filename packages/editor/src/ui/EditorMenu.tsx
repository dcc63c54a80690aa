import type { LucideIcon } from 'lucide-react';
import { Fragment, type KeyboardEvent } from 'react';
import { ShortcutKeys } from './ShortcutKeys.tsx';
import { Popup, type PopupAnchor } from './Popup.tsx';

export interface MenuEntry {
  readonly label: string;
  readonly onSelect: () => void;
  readonly Icon?: LucideIcon;
  readonly keys?: string;
  /** Shown at the end of the row, for example a count. */
  readonly note?: string;
  readonly isDisabled?: boolean;
  readonly isDanger?: boolean;
  /** Whether a toggle entry is on. */
  readonly isChecked?: boolean;
  /** Whether to draw a separator above the entry. */
  readonly startsGroup?: boolean;
}

interface MenuProps {
  readonly anchor: PopupAnchor;
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  readonly onClose: () => void;
}

/** A menu that opens below a button, or as a context menu. */
export function EditorMenu({ anchor, label, entries, onClose }: MenuProps) {
  return (
    <Popup anchor={anchor} label={label} role="menu" onClose={onClose} className="ed-menu">
      <div role="none" onKeyDown={moveMenuFocus}>
        {entries.map((entry) => (
          <Fragment key={entry.label}>
            {entry.startsGroup && <hr className="ed-menu-line" />}
            <MenuItem entry={entry} onClose={onClose} />
          </Fragment>
        ))}
      </div>
    </Popup>
  );
}

function MenuItem({ entry, onClose }: { readonly entry: MenuEntry; readonly onClose: () => void }) {
  const { label, onSelect, Icon, keys, note, isDisabled = false, isDanger, isChecked } = entry;
  return (
    <button
      type="button"
      role={isChecked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={isChecked}
      className="ed-menu-item"
      data-tone={isDanger ? 'danger' : undefined}
      aria-disabled={isDisabled || undefined}
      tabIndex={-1}
      onClick={() => {
        if (isDisabled) return;
        // Close the menu first, because the action may open something that takes the focus.
        onClose();
        onSelect();
      }}
    >
      {Icon !== undefined && <Icon size={15} aria-hidden="true" />}
      {label}
      {note !== undefined && <span className="ed-menu-end">{note}</span>}
      {isChecked === true && <span className="ed-menu-end">✓</span>}
      {keys !== undefined && (
        <span className="ed-menu-end">
          <ShortcutKeys keys={keys} />
        </span>
      )}
    </button>
  );
}

/** Moves the focus with the arrow keys, Home, End, or the first letter of an entry. */
function moveMenuFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('.ed-menu-item')];
  const from = items.indexOf(document.activeElement as HTMLElement);
  const next = findNext(items, from, event.key);
  if (next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}

function findNext(items: readonly HTMLElement[], from: number, key: string): HTMLElement | undefined {
  if (key === 'ArrowDown') return items[(from + 1) % items.length];
  if (key === 'ArrowUp') return items[(from - 1 + items.length) % items.length];
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  if (key.length !== 1 || key === ' ') return undefined;
  const starts = (item: HTMLElement) => item.textContent.trim().toLowerCase().startsWith(key.toLowerCase());
  return items.slice(from + 1).find(starts) ?? items.find(starts);
}
