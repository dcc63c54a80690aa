import { EmptyState } from '@playloom/design-system/EmptyState';
import { getLocationName, getLocationKey, type EditorLocation } from '@playloom/editor-core';
import { useGame, useSession, useStore } from '../session/SessionContext.ts';
import { LoadErrorBoundary } from '../loading/LoadErrorBoundary.tsx';
import { closeTab } from '../session/workspace/tabs.ts';
import type { EditorPartLoad } from './useEditorPart.ts';

/**
 * Shows the location of the active tab. The panel is also rendered while its content loads, because the tab
 * refers to it.
 */
export function MainArea({ load }: { readonly load: EditorPartLoad }) {
  const { workspace } = useSession();
  const { tabs, front } = useStore(workspace);
  const place = tabs[front];
  const name = useGame((game) => (place === undefined ? null : getLocationName(game, place)));
  if (place === undefined) {
    return (
      <EmptyState title="Nothing is open" centered>
        Choose something on the left, or press Ctrl K to search.
      </EmptyState>
    );
  }
  const close = () => workspace.update((now) => closeTab(now, front));
  return (
    <div className="ed-stage" id="ed-stage" role="tabpanel" aria-label={name ?? 'This tab'}>
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
      Close tab
    </button>
  );
  return (
    <EmptyState title="This no longer exists" centered action={action}>
      It was deleted or renamed. If that was you, you can undo the change.
    </EmptyState>
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
      <EmptyState title="This part of the editor couldn’t be loaded" centered action={action}>
        Check your connection. Your work is saved, and the rest of the editor still works.
      </EmptyState>
    );
  }
  const { Main } = load.part;
  return (
    <LoadErrorBoundary key={getLocationKey(place)} what={name}>
      <Main place={place} />
    </LoadErrorBoundary>
  );
}
