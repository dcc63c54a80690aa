import { formatNumber } from '@playloom/api-contract';
import { Button, ConfirmDialog } from '@playloom/design-system';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { useAsyncAction } from '@playloom/site/forms/useAsyncAction.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import type { SavedPlayersData } from './SavedPlayersData.ts';

interface LeaderboardListProps {
  gameId: string;
  leaderboards: SavedPlayersData['leaderboards'];
}

export function LeaderboardList({ gameId, leaderboards }: LeaderboardListProps) {
  const [asked, setAsked] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  const reset = useAsyncAction(async () => {
    await (await loadBrowserApi()).resetLeaderboard({ params: { id: gameId, leaderboard: asked ?? '' } });
    await revalidate();
  });
  return (
    <section aria-labelledby="boards" className="mt-12">
      <h2 id="boards" className="text-section">
        Leaderboards
      </h2>
      <ul className="mt-6 grid gap-3">
        {leaderboards.map(({ leaderboard, players }) => (
          <li
            key={leaderboard}
            className="edge flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-surface p-4"
          >
            <div className="min-w-0 flex-1 basis-40">
              <b className="break-words">{leaderboard}</b>
              <p className="num text-tiny text-text-3">
                {formatNumber(players)} {players === 1 ? 'player' : 'players'}
              </p>
            </div>
            <Button
              size="sm"
              variant="quiet"
              onClick={() => setAsked(leaderboard)}
              aria-label={`Reset ${leaderboard}`}
            >
              Reset…
            </Button>
          </li>
        ))}
      </ul>
      <div className="mt-4 empty:hidden">
        <FormProblem problem={reset.problem} />
      </div>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title={`Reset “${asked ?? ''}”?`}
        confirmText="Reset leaderboard"
        danger
        onConfirm={reset.run}
      >
        This permanently deletes all scores on this leaderboard.
      </ConfirmDialog>
    </section>
  );
}
