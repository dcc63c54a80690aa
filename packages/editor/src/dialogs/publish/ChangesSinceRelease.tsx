import { GameChangeList } from './GameChangeList.tsx';
import { type DraftReadResult, useGameChanges, useStoredDocument } from './useStoredDocument.ts';

interface Props {
  readonly gameId: string;
  readonly release: number;
  readonly reading: DraftReadResult;
}

/** Lists the changes since the live release, which players don't have yet. */
export function ChangesSinceRelease({ gameId, release, reading }: Props) {
  const live = useStoredDocument(gameId, { kind: 'release', release });
  const changes = useGameChanges(live.kind === 'ready' ? live.value : null, reading.ok ? reading.game : null);
  if (!reading.ok) return null;
  return (
    <details className="publish-since" open>
      <summary>Changes since release {release}</summary>
      {live.kind === 'loading' && <p className="ed-hint">Comparing…</p>}
      {live.kind === 'failed' && (
        <p className="ed-hint">The draft couldn’t be compared with this release. {live.message}</p>
      )}
      {changes !== null && <GameChangeList changes={changes} />}
    </details>
  );
}
