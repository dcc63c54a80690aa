import { useSession } from '../../session/SessionContext.ts';
import { GameChangeList } from './GameChangeList.tsx';
import { MapComparison } from './MapComparison.tsx';
import {
  type VersionSource,
  useGameChanges,
  useStoredDocument,
  useCurrentDraft,
} from './useStoredDocument.ts';

interface Props {
  readonly gameId: string;
  readonly source: VersionSource;
}

/** Shows how the draft differs from an earlier release or version, as a list and on the map. */
export function VersionComparison({ gameId, source }: Props) {
  const { assetUrl } = useSession();
  const answer = useStoredDocument(gameId, source);
  const reading = useCurrentDraft();
  const before = answer.kind === 'ready' ? answer.value : null;
  const after = reading.ok ? reading.game : null;
  const changes = useGameChanges(before, after);
  if (answer.kind === 'loading') return <p className="ed-hint">Comparing…</p>;
  if (answer.kind === 'failed') return <p className="publish-problem">{answer.message}</p>;
  if (changes === null || before === null || after === null) {
    return <p className="ed-hint">Fix the problems in the draft to compare it.</p>;
  }
  return (
    <div className="publish-compare">
      <div>
        <p className="ed-hint">Changes since this {source.kind}:</p>
        <GameChangeList changes={changes} />
      </div>
      <MapComparison before={before} after={after} assetUrl={assetUrl} />
    </div>
  );
}
