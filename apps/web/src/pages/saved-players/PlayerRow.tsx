import { formatNumber } from '@playloom/api-contract';
import type { Endpoints, EndpointResponse, PlayerSaveSummary } from '@playloom/api-contract';
import { Button, ConfirmDialog } from '@playloom/design-system';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { useAsyncAction } from '@playloom/site/forms/useAsyncAction.ts';
import { Time } from '@playloom/site/time/Time.tsx';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';

type Saved = EndpointResponse<Endpoints['readSavedPlayer']>['data'];

/** Shows a player, whose saved data can be viewed and, after confirmation, reset. */
export function PlayerRow({ gameId, player }: { gameId: string; player: PlayerSaveSummary }) {
  const { userId, username, updatedAt, size } = player;
  const [saved, setSaved] = useState<Saved | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { revalidate } = useRevalidator();
  const params = { id: gameId, userId };
  const show = useAsyncAction(async () => {
    setSaved(saved === null ? (await (await loadBrowserApi()).readSavedPlayer({ params })).data : null);
  });
  const reset = useAsyncAction(async () => {
    await (await loadBrowserApi()).resetSavedPlayer({ params });
    await revalidate();
  });
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line px-4 py-3 first:border-0">
      <div className="flex items-center gap-x-2">
        <div className="min-w-0 flex-1">
          <Link className="font-bold break-words" to={`/user/${username}`}>
            {username}
          </Link>
          <p className="num text-tiny text-text-3">
            <Time at={updatedAt} /> ·{' '}
            <span className="whitespace-nowrap">{formatNumber(size)} characters</span>
          </p>
        </div>
        <Button size="sm" loading={show.isBusy} onClick={show.run} aria-expanded={saved !== null}>
          {saved === null ? 'View' : 'Close'}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          loading={reset.isBusy}
          onClick={() => setIsAsking(true)}
          aria-label={`Reset ${username}’s data`}
        >
          Reset…
        </Button>
      </div>
      <FormProblem problem={show.problem ?? reset.problem} />
      {saved !== null && (
        <pre className="max-h-80 overflow-auto rounded-md bg-ink-950 p-4 text-tiny whitespace-pre-wrap">
          {JSON.stringify(saved, null, 2)}
        </pre>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Reset ${username}’s data?`}
        confirmText="Reset data"
        danger
        onConfirm={reset.run}
      >
        This permanently deletes {username}’s saved data and scores in this game.
      </ConfirmDialog>
    </li>
  );
}
