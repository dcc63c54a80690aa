import { getLocationName, getLocationKey, type EditorLocation } from '@playloom/editor-core';
import { useGame, useSession, useStore } from '../session/SessionContext.ts';
import { EditorEmptyState } from '../ui/EditorEmptyState.tsx';
import { LoadErrorBoundary } from './LoadErrorBoundary.tsx';
import { closeTab } from './tabs.ts';
import type { EditorPartLoad } from './useEditorPart.ts';

/** The place in front, shown by its part. The tab names this panel, so it is there while its part loads too. */
export function MainArea({ load }: { readonly load: EditorPartLoad }) {
  const { workspace } = useSession();
  const { tabs, front } = useStore(workspace);
  const place = tabs[front];
  const name = useGame((game) => (place === undefined ? null : getLocationName(game, place)));
  if (place === undefined) {
    return (
      <EditorEmptyState title="Nothing is open" isLarge>
        Choose something on the left, or press Ctrl K and type what you look for.
      </EditorEmptyState>
    );
  }
  const close = () => workspace.update((now) => closeTab(now, front));
  return (
    <div className="ed-stage" id="ed-stage" role="tabpanel" aria-label={name ?? 'What was here'}>
      {name === null ? (
        <DeletedState onClose={close} />
      ) : (
        <PartInFront load={load} place={place} name={name} />
      )}
    </div>
  );
}

function DeletedState({ onClose }: { readonly onClose: () => void }) {
  const action = (
    <button type="button" className="ed-button" onClick={onClose}>
      Close the tab
    </button>
  );
  return (
    <EditorEmptyState title="This is not in the game any more" isLarge action={action}>
      It was deleted or renamed. Undo brings it back if you did it.
    </EditorEmptyState>
  );
}

interface FrontProps {
  readonly load: EditorPartLoad;
  readonly place: EditorLocation;
  readonly name: string;
}

function PartInFront({ load, place, name }: FrontProps) {
  if (load.kind === 'loading') return <p className="ed-waiting">Loading…</p>;
  if (load.kind === 'failed') {
    const action = (
      <button type="button" className="ed-button" onClick={() => location.reload()}>
        Try again
      </button>
    );
    return (
      <EditorEmptyState title="This part of the editor did not load" isLarge action={action}>
        Check your connection. The rest goes on, and what you made is kept.
      </EditorEmptyState>
    );
  }
  const { Main } = load.part;
  return (
    <LoadErrorBoundary key={getLocationKey(place)} what={name}>
      <Main place={place} />
    </LoadErrorBoundary>
  );
}
