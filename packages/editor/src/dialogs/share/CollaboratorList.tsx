import type { ApiClient } from '@playloom/api-contract';
import { useCallback, useState } from 'react';
import { toErrorBody } from '@playloom/site/api/toErrorBody.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { InviteForm, InviteLink } from './Invite.tsx';
import { CollaboratorItem } from './CollaboratorItem.tsx';
import type { ChangeCollaborators, SharedGame } from './SharedGame.ts';
import { RequestError } from '../../requests/RequestError.tsx';
import { useRequest } from '../../requests/useRequest.ts';

interface Props {
  readonly game: SharedGame;
  readonly onLeft: () => void;
}

/** The collaborators of a game; the owner can change them. */
export function CollaboratorList({ game, onLeft }: Props) {
  const { user } = useRootData();
  const { id } = game;
  const ask = useCallback(
    async (client: ApiClient) => (await client.listCollaborators({ params: { id } })).data,
    [id],
  );
  const { answer, set, retry } = useRequest(loadBrowserApi, ask);
  const [problem, setProblem] = useState<string | null>(null);
  const change: ChangeCollaborators = async (act) => {
    setProblem(null);
    try {
      set((await act(await loadBrowserApi())).data);
      return true;
    } catch (error) {
      setProblem(toErrorBody(error).message);
      return false;
    }
  };
  const own = answer.kind === 'ready' ? answer.value.find(({ userId }) => userId === user?._id) : undefined;
  const isOwner = (own?.role ?? game.role) === 'owner';
  return (
    <section aria-labelledby="share-people">
      <h3 id="share-people">Collaborators</h3>
      {answer.kind === 'loading' && <p className="ed-hint">Loading…</p>}
      {answer.kind === 'failed' && <RequestError message={answer.message} retry={retry} />}
      {answer.kind === 'ready' && (
        <ul className="share-people">
          {answer.value.map((person) => (
            <CollaboratorItem
              key={person.userId}
              game={game}
              person={person}
              isOwn={person.userId === user?._id}
              isOwner={isOwner}
              change={change}
              onLeft={onLeft}
            />
          ))}
        </ul>
      )}
      {problem !== null && (
        <p className="share-problem" role="alert">
          {problem}
        </p>
      )}
      {isOwner ? (
        <>
          <InviteForm game={game} change={change} />
          <InviteLink game={game} />
        </>
      ) : (
        <p className="ed-hint">Only the owner can invite people.</p>
      )}
    </section>
  );
}
