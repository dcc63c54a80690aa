import { DropdownMenu } from '@playloom/design-system/DropdownMenu';
import { Logo } from '@playloom/design-system/Logo';
import { type MenuEntry, MenuEntryList } from '@playloom/design-system/MenuEntryList';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { EditorAction } from '../../actions/EditorAction.ts';
import { useSession } from '../../session/SessionContext.ts';

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
  const entries = MENU_ITEMS.flatMap(([id, startsGroup]): MenuEntry[] => {
    const action = actions.find((other) => other.id === id);
    if (action === undefined) return [];
    const { label, keys, Icon } = action;
    return [
      {
        label,
        startsGroup,
        onSelect: () => action.run(session),
        disabled: action.isOff?.(session) ?? false,
        ...(keys?.[0] === undefined ? {} : { keys: keys[0] }),
        ...(Icon === undefined ? {} : { Icon }),
      },
    ];
  });
  return (
    <DropdownMenu
      align="start"
      trigger={
        <button type="button" className="ed-home" aria-label="Game menu">
          <Logo />
          <ChevronDown size={14} aria-hidden="true" />
        </button>
      }
    >
      <MenuEntryList entries={entries} />
    </DropdownMenu>
  );
}
