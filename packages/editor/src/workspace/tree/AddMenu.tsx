import { getSingularName, type TreeItemKind, TYPE_KINDS } from '@playloom/editor-core';
import { addGameElement } from './addGameElement.ts';
import { useSession } from '../../session/SessionContext.ts';
import { EditorMenu, type MenuEntry } from '../../ui/EditorMenu.tsx';
import { getKindIcon } from '../../locations/getKindIcon.ts';

const FIRST: readonly TreeItemKind[] = ['units', 'items', 'rules', 'script', 'panel'];

/** The menu that adds a new element to the game. */
export function AddMenu({ anchor, onClose }: { readonly anchor: HTMLElement; readonly onClose: () => void }) {
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
  return <EditorMenu anchor={anchor} label="Add" entries={entries} onClose={onClose} />;
}
