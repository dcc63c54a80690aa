import type { GameChange } from '@playloom/game-format';
import { describeChangeCount } from './describeChangeCount.ts';

const SHOWN_MAX = 60;
const SIGNS = { added: '+', removed: '−', changed: '~' } as const;
const CHANGE_LABELS = { added: 'Added', removed: 'Removed', changed: 'Changed' } as const;

/** Lists the differences between two versions of a game. */
export function GameChangeList({ changes }: { readonly changes: readonly GameChange[] }) {
  if (changes.length === 0) return <p className="ed-hint">No changes.</p>;
  return (
    <>
      <p className="publish-count">{describeChangeCount(changes)}</p>
      <ul className="publish-changes">
        {changes.slice(0, SHOWN_MAX).map(({ kind, path, message }, index) => (
          <li key={`${path}/${index}`} data-kind={kind}>
            <span aria-hidden="true">{SIGNS[kind]}</span>
            <span className="sr-only">{CHANGE_LABELS[kind]}: </span>
            {message}
          </li>
        ))}
        {changes.length > SHOWN_MAX && <li>and {changes.length - SHOWN_MAX} more</li>}
      </ul>
    </>
  );
}
