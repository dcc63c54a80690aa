import { FilterInput } from '@playloom/design-system/FilterInput';
import { ShortcutKeys } from '@playloom/design-system/ShortcutKeys';
import { listTreeRows, type EditorLocation, type TreeRow } from '@playloom/editor-core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, lazy, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useGame, useSession, useStore } from '../../session/SessionContext.ts';
import { LazyDialog } from '../../loading/LazyDialog.tsx';
import { AddMenu } from './AddMenu.tsx';
import { PresenceList } from './PresenceList.tsx';
import { TreeItem } from './TreeItem.tsx';
import { handleTreeKeyDown } from './handleTreeKeyDown.ts';
import { TreeMenu } from './TreeMenu.tsx';
import { createTreeActions } from './TreeActions.ts';

const DeleteDialog = lazy(() => import('./DeleteDialog.tsx'));

const ROW_PX = 26;
const ROWS_BEYOND = 12;

/** A tree of everything in the game, grouped by kind. */
export function GameTree() {
  const [query, setQuery] = useState('');
  const { editor } = useSession();
  const canEdit = useStore(editor.canEdit);
  return (
    <nav className="ed-tree" aria-label="Game">
      <div className="ed-tree-head">
        <FilterInput
          id="ed-tree-find"
          label="Search this game"
          value={query}
          onValueChange={setQuery}
          className="ed-tree-find"
          suffix={<ShortcutKeys keys="/" />}
          onLeave={(field) => field.blur()}
          onKeyDown={focusTree}
        />
        <AddMenu isDisabled={!canEdit} />
      </div>
      <TreeItems query={query} />
      <PresenceList />
    </nav>
  );
}

/** Moves the focus from the search field into the tree when the user presses Enter or the down arrow. */
function focusTree(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.closest('nav')?.querySelector<HTMLElement>('[role="tree"]')?.focus();
}

/** Renders only the visible rows, because a game may have thousands. */
function TreeItems({ query }: { readonly query: string }) {
  const session = useSession();
  const game = useGame((whole) => whole);
  const { folded } = useStore(session.workspace);
  const rows = useMemo(() => listTreeRows(game, new Set(folded), query), [game, folded, query]);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const [renamed, setRenamed] = useState<string | null>(null);
  const [deleted, setDeleted] = useState<EditorLocation | null>(null);
  const [menu, setMenu] = useState<{ row: TreeRow; x: number; y: number } | null>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const id = useId();
  // The results of the virtualizer change with scrolling. The compiler can't see that, so it must not
  // optimize this component.
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by its result
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: ROWS_BEYOND,
  });
  const active = Math.max(
    0,
    rows.findIndex(({ key }) => key === activeKey),
  );
  useEffect(() => {
    if (activeKey !== null) virtual.scrollToIndex(active, { align: 'auto' });
  }, [virtual, active, activeKey]);
  const actions = createTreeActions(session, { startRename: setRenamed, askToDelete: setDeleted });
  return (
    <div ref={scroller} className="ed-tree-scroll">
      <div
        role="tree"
        aria-label="Everything in the game"
        aria-activedescendant={rows.length === 0 ? undefined : `${id}-${active}`}
        tabIndex={0}
        className="ed-tree-lines"
        style={{ height: virtual.getTotalSize() }}
        onKeyDown={(event) =>
          renamed === null && handleTreeKeyDown(event, { rows, active, setActiveKey, actions })
        }
      >
        {virtual.getVirtualItems().map(({ index, start }) => (
          <TreeItem
            key={rows[index]!.key}
            id={`${id}-${index}`}
            row={rows[index]!}
            top={start}
            isActive={index === active}
            isRenamed={renamed === rows[index]!.key}
            actions={actions}
            onActive={setActiveKey}
            onMenu={(row, x, y) => setMenu({ row, x, y })}
          />
        ))}
      </div>
      {rows.length === 0 && <p className="ed-hint p-3">No results.</p>}
      {menu !== null && <TreeMenu row={menu.row} at={menu} actions={actions} onClose={() => setMenu(null)} />}
      {deleted !== null && (
        <LazyDialog>
          <DeleteDialog place={deleted} onClose={() => setDeleted(null)} />
        </LazyDialog>
      )}
    </div>
  );
}
