import { formatNumber } from '@playloom/api-contract';
import { getLocationKey, type TreeRow } from '@playloom/editor-core';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Plus from 'lucide-react/icons/plus';
import { useSession, useStore } from '../../session/SessionContext.ts';
import { LocationIndicators } from '../../locations/LocationIndicators.tsx';
import { canChangeRow, type TreeActions } from './TreeActions.ts';
import { TreeThumbnail } from './TreeThumbnail.tsx';

interface Props {
  readonly id: string;
  readonly row: TreeRow;
  readonly top: number;
  readonly isActive: boolean;
  readonly isRenamed: boolean;
  readonly actions: TreeActions;
  readonly onActive: (key: string) => void;
  readonly onMenu: (row: TreeRow, x: number, y: number) => void;
}

/** One row of the tree. */
export function TreeItem({ id, row, top, isActive, isRenamed, actions, onActive, onMenu }: Props) {
  const { workspace, editor } = useSession();
  const { tabs, front } = useStore(workspace);
  const canEdit = useStore(editor.canEdit);
  const place = tabs[front];
  const isOpen = row.location !== null && place !== undefined && getLocationKey(place) === row.key;
  const Chevron = row.isFolded ? ChevronRight : ChevronDown;
  return (
    // The surrounding tree has the focus and handles the keyboard. It refers to this element as its active
    // row.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the tree has the focus and handles the keys
    <div
      id={id}
      role="treeitem"
      aria-level={row.level}
      aria-selected={isOpen}
      aria-expanded={row.canFold ? !row.isFolded : undefined}
      className="ed-row ed-tree-line"
      data-level={row.level}
      data-group={row.canFold ? '' : undefined}
      data-active={isActive ? '' : undefined}
      style={{ top }}
      onClick={() => {
        onActive(row.key);
        actions.open(row);
      }}
      onDoubleClick={() => canEdit && canChangeRow(row) && actions.startRename(row.key)}
      onContextMenu={(event) => {
        event.preventDefault();
        onActive(row.key);
        onMenu(row, event.clientX, event.clientY);
      }}
    >
      <span className="ed-tree-fold">{row.canFold && <Chevron size={13} aria-hidden="true" />}</span>
      {!(row.canFold && row.level > 1) && <TreeThumbnail row={row} />}
      {isRenamed ? (
        <RenameField row={row} actions={actions} />
      ) : (
        <span className="ed-name" title={row.label}>
          {row.label}
        </span>
      )}
      {row.location !== null && <LocationIndicators place={row.location} />}
      {row.adds !== null && canEdit && (
        <span
          className="ed-tree-add"
          aria-hidden="true"
          title={`Add to ${row.label}`}
          onClick={(event) => {
            event.stopPropagation();
            actions.add(row.adds!);
          }}
        >
          <Plus size={13} />
        </span>
      )}
      {row.count !== null && <span className="ed-count">{formatNumber(row.count)}</span>}
    </div>
  );
}

function RenameField({ row, actions }: Pick<Props, 'row' | 'actions'>) {
  return (
    <input
      className="ed-tree-rename"
      aria-label={`New name for ${row.label}`}
      ref={focusWhenShown}
      defaultValue={row.label}
      onFocus={(event) => event.target.select()}
      onClick={(event) => event.stopPropagation()}
      onBlur={(event) => actions.rename(row, event.target.value)}
      onKeyDown={(event) => {
        event.stopPropagation();
        const tree = event.currentTarget.closest<HTMLElement>('[role="tree"]');
        if (event.key === 'Escape') event.currentTarget.value = row.label;
        if (event.key === 'Escape' || event.key === 'Enter') tree?.focus();
      }}
    />
  );
}

/** Lets the user type at once, because the field appears when the user renames the row. */
function focusWhenShown(field: HTMLInputElement | null): void {
  field?.focus();
}
