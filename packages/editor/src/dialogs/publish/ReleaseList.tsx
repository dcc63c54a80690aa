import type { ApiClient, Release } from '@playloom/api-contract';
import { useCallback, useState } from 'react';
import { toErrorBody } from '@playloom/site/api/toErrorBody.ts';
import { Time } from '@playloom/site/time/Time.tsx';
import { useSession, useStore } from '../../session/SessionContext.ts';
import { RequestError } from '../../requests/RequestError.tsx';
import { useRequest } from '../../requests/useRequest.ts';
import { useMountTime } from '@playloom/site/time/useMountTime.ts';
import { VersionComparison } from './VersionComparison.tsx';

/** All releases, newest first; each can be made live again. */
export function ReleaseList({ gameId }: { readonly gameId: string }) {
  const session = useSession();
  const ask = useCallback(
    async (client: ApiClient) => (await client.listReleases({ params: { id: gameId } })).data,
    [gameId],
  );
  const { answer, retry } = useRequest(session.api, ask);
  const [seen, setSeen] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  if (answer.kind === 'loading') return <p className="ed-hint">Loading…</p>;
  if (answer.kind === 'failed') {
    return <RequestError message={answer.message} retry={retry} />;
  }
  const rollBack = async (release: number) => {
    setProblem(null);
    try {
      const client = await session.api();
      const params = { id: gameId };
      // The release keeps its room size, because the request doesn't set one.
      await client.publishGame({ params, body: { release: { release } } });
      session.identity.update((now) => (now.kind === 'stored' ? { ...now, release } : now));
      retry();
    } catch (error) {
      setProblem(toErrorBody(error).message);
    }
  };
  return (
    <>
      {problem !== null && (
        <p className="publish-problem" role="alert">
          {problem}
        </p>
      )}
      <ul className="publish-releases">
        {answer.value.map((release) => (
          <ReleaseRow
            key={release.release}
            gameId={gameId}
            release={release}
            isSeen={seen === release.release}
            onSee={() => setSeen(seen === release.release ? null : release.release)}
            onRollBack={() => void rollBack(release.release)}
          />
        ))}
      </ul>
    </>
  );
}

interface RowProps {
  readonly gameId: string;
  readonly release: Release;
  readonly isSeen: boolean;
  readonly onSee: () => void;
  readonly onRollBack: () => void;
}

function ReleaseRow({ gameId, release, isSeen, onSee, onRollBack }: RowProps) {
  const canEdit = useStore(useSession().editor.canEdit);
  const { release: number, notes, createdAt, createdBy, isLive } = release;
  const now = useMountTime();
  const by = createdBy === null ? '' : ` by ${createdBy}`;
  return (
    <li>
      <div className="publish-release">
        <b>Release {number}</b>
        {isLive && <span className="publish-live">Live</span>}
        <span className="ed-hint">
          <Time at={createdAt} format="relative" now={now} />
          {by}
        </span>
        <span className="ed-grow" />
        <button type="button" className="ed-button" data-size="s" aria-expanded={isSeen} onClick={onSee}>
          Compare<span className="sr-only"> release {number} with the draft</span>
        </button>
        {!isLive && (
          <button type="button" className="ed-button" data-size="s" disabled={!canEdit} onClick={onRollBack}>
            Make live<span className="sr-only">: release {number}</span>
          </button>
        )}
      </div>
      {notes !== '' && <p className="publish-notes">{notes}</p>}
      {isSeen && <VersionComparison gameId={gameId} source={{ kind: 'release', release: number }} />}
    </li>
  );
}
