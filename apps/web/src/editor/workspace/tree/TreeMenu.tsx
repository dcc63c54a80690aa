import { nameOfOne, type TreeRow } from '@playloom/editor-core';
import Copy from 'lucide-react/icons/copy';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import SquareArrowOutUpRight from 'lucide-react/icons/square-arrow-out-up-right';
import Trash2 from 'lucide-react/icons/trash-2';
import { useSession, useStore } from '../../session/SessionContext.ts';
import { Menu, type MenuEntry } from '../../ui/Menu.tsx';
import { canChange, type TreeActs } from './treeActs.ts';

interface Props {
  readonly row: TreeRow;
  readonly at: { readonly x: number; readonly y: number };
  readonly acts: TreeActs;
  readonly onClose: () => void;
}

/** What the right mouse button offers on a line of the tree. */
export function TreeMenu({ row, at, acts, onClose }: Props) {
  const canEdit = useStore(useSession().editor.canEdit);
  const { place, adds } = row;
  const entries: MenuEntry[] = [];
  if (place !== null) {
    entries.push({
      label: 'Open',
      Icon: SquareArrowOutUpRight,
      keys: 'Enter',
      onSelect: () => acts.open(row),
    });
  }
  if (adds !== null) {
    entries.push({
      label: `New ${nameOfOne(adds)}`,
      Icon: Plus,
      isDisabled: !canEdit,
      onSelect: () => acts.add(adds),
    });
  }
  if (place?.kind === 'rules') {
    const { group } = place;
    entries.push({
      label: 'New rule here',
      Icon: Plus,
      isDisabled: !canEdit,
      onSelect: () => acts.add('rules', group),
    });
  }
  if (place !== null && canChange(row)) {
    entries.push(
      {
        label: 'Rename',
        Icon: Pencil,
        keys: 'F2',
        isDisabled: !canEdit,
        onSelect: () => acts.startRename(row.key),
      },
      { label: 'Duplicate', Icon: Copy, isDisabled: !canEdit, onSelect: () => acts.duplicate(place) },
      {
        label: 'Delete',
        Icon: Trash2,
        keys: 'Delete',
        isDanger: true,
        isDisabled: !canEdit,
        startsGroup: true,
        onSelect: () => acts.remove(place),
      },
    );
  }
  if (row.canFold) {
    entries.push({ label: row.isFolded ? 'Unfold' : 'Fold', onSelect: () => acts.fold(row, !row.isFolded) });
  }
  return <Menu anchor={at} label={row.label} entries={entries} onClose={onClose} />;
}
