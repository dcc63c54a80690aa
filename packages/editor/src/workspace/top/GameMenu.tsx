import { Logo } from '@playloom/design-system/Logo';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import type { EditorAction } from '../../actions/EditorAction.ts';
import { useSession } from '../../session/SessionContext.ts';
import { EditorMenu, type MenuEntry } from '../../ui/EditorMenu.tsx';

/** The entries of the menu under the logo, as action ids. `startsGroup` adds a separator before the entry. */
const MENU_ITEMS: readonly (readonly [id: string, startsGroup: boolean])[] = [
  ['game.new', false],
  ['game.open', false],
  ['game.import', true],
  ['game.export', false],
  ['game.page', false],
  ['game.versions', true],
  ['game.trash', false],
  ['go.settings', false],
  ['help.shortcuts', true],
  ['help.docs', false],
  ['game.leave', true],
];

/** The menu under the logo. */
export function GameMenu({ actions }: { readonly actions: readonly EditorAction[] }) {
  const session = useSession();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const entries = MENU_ITEMS.flatMap(([id, startsGroup]): MenuEntry[] => {
    const action = actions.find((other) => other.id === id);
    if (action === undefined) return [];
    const { label, keys, Icon } = action;
    return [
      {
        label,
        startsGroup,
        onSelect: () => action.run(session),
        isDisabled: action.isOff?.(session) ?? false,
        ...(keys?.[0] === undefined ? {} : { keys: keys[0] }),
        ...(Icon === undefined ? {} : { Icon }),
      },
    ];
  });
  return (
    <>
      <button
        type="button"
        className="ed-home"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label="Game menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Logo />
        <ChevronDown size={14} aria-hidden="true" />
      </button>
      {anchor !== null && (
        <EditorMenu anchor={anchor} label="Game" entries={entries} onClose={() => setAnchor(null)} />
      )}
    </>
  );
}
