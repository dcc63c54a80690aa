import { DropdownMenu } from '@playloom/design-system/DropdownMenu';
import { type MenuEntry, MenuEntryList } from '@playloom/design-system/MenuEntryList';
import { ToolButton } from '@playloom/design-system/ToolButton';
import { getSingularName, type TreeItemKind, TYPE_KINDS } from '@playloom/editor-core';
import Plus from 'lucide-react/icons/plus';
import { addGameElement } from './addGameElement.ts';
import { useSession } from '../../session/SessionContext.ts';
import { getKindIcon } from '../../locations/getKindIcon.ts';

const FIRST: readonly TreeItemKind[] = ['units', 'items', 'rules', 'script', 'panel'];

/** The menu that adds a new element to the game. */
export function AddMenu({ isDisabled }: { readonly isDisabled: boolean }) {
  const session = useSession();
  const rest = [...TYPE_KINDS, 'sounds' as const].filter((kind) => !FIRST.includes(kind));
  const entries = [...FIRST, ...rest].map((kind): MenuEntry => {
    const name = getSingularName(kind);
    return {
      label: name.charAt(0).toUpperCase() + name.slice(1),
      Icon: getKindIcon(kind),
      startsGroup: kind === rest[0],
      onSelect: () => addGameElement(session, kind),
    };
  });
  return (
    <DropdownMenu
      align="start"
      trigger={<ToolButton label="Add to the game" Icon={Plus} disabled={isDisabled} />}
    >
      <MenuEntryList entries={entries} />
    </DropdownMenu>
  );
}
