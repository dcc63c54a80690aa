import { useSession } from '../session/SessionContext.ts';
import { ChangeList } from './ChangeList.tsx';
import { MapCompare } from './MapCompare.tsx';
import { type Source, useChanges, useDocument, useDraftNow } from './useDocument.ts';

interface Props {
  readonly gameId: string;
  readonly source: Source;
}

/** How the draft differs from a version of earlier, in words and on the map. */
export function Compare({ gameId, source }: Props) {
  const { assetUrl } = useSession();
  const answer = useDocument(gameId, source);
  const reading = useDraftNow();
  const before = answer.kind === 'ready' ? answer.value : null;
  const after = reading.ok ? reading.game : null;
  const changes = useChanges(before, after);
  if (answer.kind === 'loading') return <p className="ed-hint">Comparing…</p>;
  if (answer.kind === 'failed') return <p className="publish-problem">{answer.message}</p>;
  if (changes === null || before === null || after === null) {
    return <p className="ed-hint">The draft has problems; put them right to compare it.</p>;
  }
  return (
    <div className="publish-compare">
      <div>
        <p className="ed-hint">From then until now:</p>
        <ChangeList changes={changes} />
      </div>
      <MapCompare before={before} after={after} assetUrl={assetUrl} />
    </div>
  );
}
