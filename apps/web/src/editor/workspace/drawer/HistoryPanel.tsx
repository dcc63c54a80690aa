import { goToStep } from '@playloom/editor-core';
import { useState } from 'react';
import { useSession, useStore } from '../../session/SessionContext.ts';
import { EditorEmptyState } from '../../ui/EditorEmptyState.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';

const TIME = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' });
const CHOICES = [
  { value: 'own', label: 'My steps' },
  { value: 'all', label: 'Everybody' },
] as const;

/** Own steps, to go back and forth among them, and what everybody did. */
export function HistoryPanel() {
  const [shown, setShown] = useState<'own' | 'all'>('own');
  return (
    <>
      <div className="ed-drawer-tools">
        <SegmentedControl label="Whose steps" value={shown} choices={CHOICES} onChange={setShown} />
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
      <EditorEmptyState title="Nothing done yet">
        Every step of yours stands here with its name. A click goes back to it; nothing of others is undone.
      </EditorEmptyState>
    );
  }
  const steps = [...done, ...undone.toReversed()];
  return (
    <ol className="ed-lines">
      {[{ label: 'As it was when you came', at: 0 }, ...steps].map((step, count) => (
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
            {step.at > 0 && <time className="ed-hint">{TIME.format(step.at)}</time>}
          </button>
        </li>
      ))}
    </ol>
  );
}

function Log() {
  const { log } = useStore(useSession().editor.history);
  if (log.length === 0) return <EditorEmptyState title="Nobody did anything yet" />;
  return (
    <ol className="ed-lines">
      {log.toReversed().map((entry) => (
        <li key={`${entry.at}/${entry.by}/${entry.label}`} className="ed-line" data-flat="">
          <b>{entry.by}</b>
          <span className="ed-line-text">{entry.label}</span>
          <time className="ed-hint">{TIME.format(entry.at)}</time>
        </li>
      ))}
    </ol>
  );
}
