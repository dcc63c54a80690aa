import { ContextMenu } from '@playloom/design-system/ContextMenu';
import { type MenuEntry, MenuEntryList } from '@playloom/design-system/MenuEntryList';
import { getSingularName, type TreeRow } from '@playloom/editor-core';
import Copy from 'lucide-react/icons/copy';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import SquareArrowOutUpRight from 'lucide-react/icons/square-arrow-out-up-right';
import Trash2 from 'lucide-react/icons/trash-2';
import { useSession, useStore } from '../../session/SessionContext.ts';
import { canChangeRow, type TreeActions } from './TreeActions.ts';

interface Props {
  readonly row: TreeRow;
  readonly at: { readonly x: number; readonly y: number };
  readonly actions: TreeActions;
  readonly onClose: () => void;
}

/** The context menu of a tree row. */
export function TreeMenu({ row, at, actions, onClose }: Props) {
  const canEdit = useStore(useSession().editor.canEdit);
  const { location, adds } = row;
  const entries: MenuEntry[] = [];
  if (location !== null) {
    entries.push({
      label: 'Open',
      Icon: SquareArrowOutUpRight,
      keys: 'Enter',
      onSelect: () => actions.open(row),
    });
  }
  if (adds !== null) {
    entries.push({
      label: `New ${getSingularName(adds)}`,
      Icon: Plus,
      disabled: !canEdit,
      onSelect: () => actions.add(adds),
    });
  }
  if (location?.kind === 'rules') {
    const { group } = location;
    entries.push({
      label: 'New rule here',
      Icon: Plus,
      disabled: !canEdit,
      onSelect: () => actions.add('rules', group),
    });
  }
  if (location !== null && canChangeRow(row)) {
    entries.push(
      {
        label: 'Rename',
        Icon: Pencil,
        keys: 'F2',
        disabled: !canEdit,
        onSelect: () => actions.startRename(row.key),
      },
      { label: 'Duplicate', Icon: Copy, disabled: !canEdit, onSelect: () => actions.duplicate(location) },
      {
        label: 'Delete',
        Icon: Trash2,
        keys: 'Delete',
        tone: 'danger',
        disabled: !canEdit,
        startsGroup: true,
        onSelect: () => actions.remove(location),
      },
    );
  }
  if (row.canFold) {
    entries.push({
      label: row.isFolded ? 'Expand' : 'Collapse',
      onSelect: () => actions.fold(row, !row.isFolded),
    });
  }
  return (
    <ContextMenu at={at} label={row.label} onClose={onClose}>
      <MenuEntryList entries={entries} />
    </ContextMenu>
  );
}
