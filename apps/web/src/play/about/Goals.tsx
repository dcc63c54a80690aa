import type { GameGoals } from '@playloom/api-contract';
import { Button, Skeleton } from '@playloom/design-system';
import type { GoalPeriod } from '@playloom/game-format';
import { describeTimeLeft } from '@playloom/game-format/goal-times';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { useServerNow } from '@playloom/site/time/useServerNow.ts';
import { useCallback, useEffect, useState } from 'react';
import { GoalRow } from '../../games/GoalRow.tsx';

const PERIODS: readonly GoalPeriod[] = ['daily', 'weekly'];
const TITLES: { readonly [Period in GoalPeriod]: string } = { daily: 'Today', weekly: 'This week' };

/** Lists the goals of the day and the week with the player's own progress. Loaded when the user scrolls to them. */
export default function Goals({ gameId, views }: { gameId: string; views: number }) {
  const [shown, setShown] = useState<GameGoals | 'failed' | null>(null);
  const load = useCallback(() => {
    readGoals(gameId)
      .then(setShown)
      // Older progress is better than an error.
      .catch(() => setShown((before) => (before === null ? 'failed' : before)));
  }, [gameId]);
  useEffect(load, [load, views]);
  if (shown === null) return <Skeleton className="h-80 w-full" />;
  if (shown === 'failed')
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p className="text-text-2">Couldn’t load the goals.</p>
        <Button
          onClick={() => {
            setShown(null);
            load();
          }}
        >
          Try again
        </Button>
      </div>
    );
  return (
    <div className="grid gap-6">
      <Note isKept={shown.isKept} />
      {PERIODS.map((period) => (
        <Period key={period} period={period} goals={shown} />
      ))}
    </div>
  );
}

async function readGoals(gameId: string): Promise<GameGoals> {
  const api = await loadBrowserApi();
  return (await api.listGameGoals({ params: { id: gameId } })).data;
}

function Note({ isKept }: { isKept: boolean }) {
  const { user } = useRootData();
  if (isKept) return null;
  return (
    <p className="text-text-2">
      {user
        ? 'You can’t complete goals in a game of your own that is unlisted or only for members.'
        : 'Log in to get goals of your own and keep your progress.'}
    </p>
  );
}

function Period({ period, goals: all }: { period: GoalPeriod; goals: GameGoals }) {
  const now = useServerNow(all.serverNow);
  const goals = all.goals.filter((goal) => goal.period === period);
  if (goals.length === 0) return null;
  const end = Date.parse(period === 'daily' ? all.dayEndsAt : all.weekEndsAt);
  return (
    <div>
      <h3 className="mb-3 flex flex-wrap items-baseline gap-x-3 font-bold">
        {TITLES[period]}
        <span className="num text-meta font-normal text-text-3">{describeTimeLeft(end - now)}</span>
      </h3>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))] gap-3">
        {goals.map((goal) => (
          <GoalRow key={goal.id} goal={goal} />
        ))}
      </ul>
    </div>
  );
}
