import { Modal } from '@playloom/design-system/Modal';
import type { TrashEntry } from '@playloom/draft';
import {
  findUses,
  nameOfOne,
  planRestore,
  readTrashed,
  runCommand,
  targetOfKind,
} from '@playloom/editor-core';
import { titleOf } from '@playloom/game-format';
import { useSession, useStore } from '../session/SessionContext.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { goTo } from '../workspace/goTo.ts';
import { PlaceIcon } from '../workspace/PlaceIcon.tsx';
import './trash.css';

/** Types that were deleted, whenever and by whom, to bring them back. */
export default function TrashDialog({ onClose }: { readonly onClose: () => void }) {
  const entries = useStore(useSession().editor.trash);
  return (
    <Modal open onOpenChange={onClose} title="Deleted types" size="md">
      <div className="ed-app">
        {entries.length === 0 ? (
          <EmptyState title="Nothing in the trash">
            Types that somebody deletes lie here, also tomorrow. What named them has them again when they come
            back.
          </EmptyState>
        ) : (
          <ul>
            {entries.toReversed().map((entry, index) => (
              // Entries have no names of their own, and only go away together with their line.
              <TrashLine key={entries.length - index} entry={entry} onClose={onClose} />
            ))}
          </ul>
        )}
      </div>
    </Modal>
  );
}

function TrashLine({ entry, onClose }: { readonly entry: TrashEntry; readonly onClose: () => void }) {
  const session = useSession();
  const { editor } = session;
  const canEdit = useStore(editor.canEdit);
  const type = readTrashed(entry);
  if (type === null) return null;
  const { of, id, name } = type;
  const uses = findUses(editor.draft, editor.game.get(), targetOfKind(of), id).length;
  const restore = () => {
    const planned = planRestore(editor.game.get(), entry);
    if (planned === null || !runCommand(editor, planned.command).ok) return;
    onClose();
    if (planned.place !== null) goTo(session, planned.place);
  };
  return (
    <li className="trash-line">
      <PlaceIcon of={of} size={16} />
      <b>{name}</b>
      <span className="ed-hint ed-grow">
        {titleOf(nameOfOne(of))}
        {uses > 0 && `, ${uses === 1 ? 'one place waits' : `${uses} places wait`} for it`}
      </span>
      <button type="button" className="ed-button" disabled={!canEdit} onClick={restore}>
        Bring back<span className="sr-only"> {name}</span>
      </button>
    </li>
  );
}
