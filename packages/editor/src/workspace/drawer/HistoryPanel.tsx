import { EmptyState } from '@playloom/design-system/EmptyState';
import { SegmentedControl } from '@playloom/design-system/SegmentedControl';
import { goToStep } from '@playloom/editor-core';
import { useState } from 'react';
import { Time } from '@playloom/site/time/Time.tsx';
import { useSession, useStore } from '../../session/SessionContext.ts';

const CHOICES = [
  { value: 'own', label: 'My changes' },
  { value: 'all', label: 'All changes' },
] as const;

/** Lists the user's own steps, which can be undone and redone, or the steps of everyone. */
export function HistoryPanel() {
  const [shown, setShown] = useState<'own' | 'all'>('own');
  return (
    <>
      <div className="ed-drawer-tools">
        <SegmentedControl label="Changes to show" value={shown} options={CHOICES} onValueChange={setShown} />
      </div>
      {shown === 'own' ? <OwnSteps /> : <Log />}
    </>
  );
}

function OwnSteps() {
  const { editor } = useSession();
  const { done, undone } = useStore(editor.history);
  const canEdit = useStore(editor.canEdit);
  if (done.length + undone.length === 0) {
    return (
      <EmptyState title="No changes yet">
        Your changes appear here. Click one to go back to that point. Other people’s changes aren’t affected.
      </EmptyState>
    );
  }
  const steps = [...done, ...undone.toReversed()];
  return (
    <ol className="ed-lines">
      {[{ label: 'When you opened the game', at: 0 }, ...steps].map((step, count) => (
        <li key={`${step.at}/${step.label}`}>
          <button
            type="button"
            className="ed-line"
            aria-current={count === done.length ? 'step' : undefined}
            data-undone={count > done.length ? '' : undefined}
            disabled={!canEdit}
            onClick={() => goToStep(editor, count)}
          >
            <span className="ed-line-text">{step.label}</span>
            {step.at > 0 && <Time at={step.at} format="time" className="ed-hint" />}
          </button>
        </li>
      ))}
    </ol>
  );
}

function Log() {
  const { log } = useStore(useSession().editor.history);
  if (log.length === 0) return <EmptyState title="No changes yet" />;
  return (
    <ol className="ed-lines">
      {log.toReversed().map((entry) => (
        <li key={`${entry.at}/${entry.by}/${entry.label}`} className="ed-line" data-flat="">
          <b>{entry.by}</b>
          <span className="ed-line-text">{entry.label}</span>
          <Time at={entry.at} format="time" className="ed-hint" />
        </li>
      ))}
    </ol>
  );
}
