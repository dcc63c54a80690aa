import { nameOfPlace, keyOfPlace, type Place } from '@playloom/editor-core';
import { useGame, useSession, useStore } from '../session/SessionContext.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { closeTab } from './tabs.ts';
import type { PartLoad } from './usePart.ts';

/** The place in front, shown by its part. The tab names this panel, so it is there while its part loads too. */
export function MainArea({ load }: { readonly load: PartLoad }) {
  const { workspace } = useSession();
  const { tabs, front } = useStore(workspace);
  const place = tabs[front];
  const name = useGame((game) => (place === undefined ? null : nameOfPlace(game, place)));
  if (place === undefined) {
    return (
      <EmptyState title="Nothing is open" isLarge>
        Choose something on the left, or press Ctrl K and type what you look for.
      </EmptyState>
    );
  }
  const close = () => workspace.update((now) => closeTab(now, front));
  return (
    <div className="ed-stage" id="ed-stage" role="tabpanel" aria-label={name ?? 'What was here'}>
      {name === null ? <GoneState onClose={close} /> : <PartInFront load={load} place={place} name={name} />}
    </div>
  );
}

function GoneState({ onClose }: { readonly onClose: () => void }) {
  const action = (
    <button type="button" className="ed-button" onClick={onClose}>
      Close the tab
    </button>
  );
  return (
    <EmptyState title="This is not in the game any more" isLarge action={action}>
      It was deleted or renamed. Undo brings it back if you did it.
    </EmptyState>
  );
}

interface FrontProps {
  readonly load: PartLoad;
  readonly place: Place;
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
      <EmptyState title="This part of the editor did not load" isLarge action={action}>
        Check your connection. The rest goes on, and what you made is kept.
      </EmptyState>
    );
  }
  const { Main } = load.part;
  return (
    <LoadFailure key={keyOfPlace(place)} what={name}>
      <Main place={place} />
    </LoadFailure>
  );
}
