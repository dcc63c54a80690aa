import { EmptyState } from '@playloom/design-system/EmptyState';
import { Modal } from '@playloom/design-system/Modal';
import type { TrashEntry } from '@playloom/draft';
import {
  findUses,
  getSingularName,
  planRestore,
  readTrashedType,
  runCommand,
  getTypeReferenceTarget,
} from '@playloom/editor-core';
import { toTitle } from '@playloom/game-format';
import { useSession, useStore } from '../../session/SessionContext.ts';
import { openLocation } from '../../locations/openLocation.ts';
import { LocationIcon } from '../../locations/LocationIcon.tsx';
import './trash.css';

/** Lists deleted types, which can be restored at any time. */
export default function TrashDialog({ onClose }: { readonly onClose: () => void }) {
  const entries = useStore(useSession().editor.trash);
  return (
    <Modal open onOpenChange={onClose} title="Deleted types" size="md">
      <div className="ed-app">
        {entries.length === 0 ? (
          <EmptyState title="No deleted types">
            Deleted types appear here. When you restore one, everything that used it works again.
          </EmptyState>
        ) : (
          <ul>
            {entries.toReversed().map((entry, index) => (
              // Entries have no ids. New entries are added at the end, so the number of an entry is a stable
              // key.
              <TrashRow key={entries.length - index} entry={entry} onClose={onClose} />
            ))}
          </ul>
        )}
      </div>
    </Modal>
  );
}

function TrashRow({ entry, onClose }: { readonly entry: TrashEntry; readonly onClose: () => void }) {
  const session = useSession();
  const { editor } = session;
  const canEdit = useStore(editor.canEdit);
  const type = readTrashedType(entry);
  if (type === null) return null;
  const { of, id, name } = type;
  const uses = findUses(editor.draft, editor.game.get(), getTypeReferenceTarget(of), id).length;
  const restore = () => {
    const planned = planRestore(editor.game.get(), entry);
    if (planned === null || !runCommand(editor, planned.command).ok) return;
    onClose();
    if (planned.location !== null) openLocation(session, planned.location);
  };
  return (
    <li className="trash-line">
      <LocationIcon of={of} size={16} />
      <b>{name}</b>
      <span className="ed-hint ed-grow">
        {toTitle(getSingularName(of))}
        {uses > 0 && `, used in ${uses === 1 ? '1 place' : `${uses} places`}`}
      </span>
      <button type="button" className="ed-button" disabled={!canEdit} onClick={restore}>
        Restore<span className="sr-only"> {name}</span>
      </button>
    </li>
  );
}
