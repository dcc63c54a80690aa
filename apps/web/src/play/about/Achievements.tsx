import { formatNumber, type GameAchievement, type GameProgress } from '@playloom/api-contract';
import { Button, ProgressBar, Skeleton } from '@playloom/design-system';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { useCallback, useEffect, useState } from 'react';
import { AchievementMark } from '../../games/AchievementMark.tsx';

/** Lists the achievements with the player's own progress. Loaded when the user scrolls to them. */
export default function Achievements({ gameId, views }: { gameId: string; views: number }) {
  const [shown, setShown] = useState<GameProgress | 'failed' | null>(null);
  const load = useCallback(() => {
    readProgress(gameId)
      .then(setShown)
      // Older progress is better than an error.
      .catch(() => setShown((before) => (before === null ? 'failed' : before)));
  }, [gameId]);
  useEffect(load, [load, views]);
  if (shown === null) return <Skeleton className="h-80 w-full" />;
  if (shown === 'failed')
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p className="text-text-2">Couldn’t load the achievements.</p>
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
  const { achievements, mastery } = shown;
  const unlocked = achievements.filter(({ unlockedAt }) => unlockedAt !== null).length;
  return (
    <div className="grid gap-4">
      {mastery !== null && (
        <div className="grid gap-2 rounded-lg bg-surface p-5 shadow-[0_0_0_1px_var(--line)_inset]">
          <p className="num flex flex-wrap justify-between gap-2">
            <b>{`Mastery level ${formatNumber(mastery.level)}`}</b>
            <span className="text-text-2">{`${formatNumber(unlocked)} of ${formatNumber(achievements.length)} unlocked`}</span>
          </p>
          <ProgressBar
            label={`${formatNumber(mastery.points)} of ${formatNumber(mastery.to)} points for the next level`}
            value={mastery.points - mastery.from}
            max={mastery.to - mastery.from}
            tone="sun"
          />
        </div>
      )}
      {mastery === null && <p className="text-text-2">Log in to keep the achievements you unlock.</p>}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))] gap-3">
        {achievements.map((achievement) => (
          <Row key={achievement.id} achievement={achievement} />
        ))}
      </ul>
    </div>
  );
}

async function readProgress(gameId: string): Promise<GameProgress> {
  const api = await loadBrowserApi();
  return (await api.listAchievements({ params: { id: gameId } })).data;
}

function Row({ achievement }: { achievement: GameAchievement }) {
  const { name, description, icon, points, goal, count, unlockedAt, rarity } = achievement;
  const isUnlocked = unlockedAt !== null;
  const isCounting = !isUnlocked && goal !== null && goal > 1 && count > 0;
  return (
    <li className="flex items-start gap-3 rounded-lg bg-surface p-4 shadow-[0_0_0_1px_var(--line)_inset]">
      <AchievementMark icon={icon} isUnlocked={isUnlocked} />
      <div className="grid min-w-0 flex-1 gap-1 wrap-anywhere">
        <b>{name ?? 'Secret achievement'}</b>
        <p className="text-meta text-text-2">
          {name === null ? 'Unlock it to see what it is.' : description}
        </p>
        {isCounting && (
          <div className="grid gap-1">
            <ProgressBar label={`Progress of ${name}`} value={count} max={goal} tone="sun" />
            <span className="num text-meta text-text-3">{`${formatNumber(Math.floor(count))} of ${formatNumber(goal)}`}</span>
          </div>
        )}
        <p className="num text-meta text-text-3">{describeStatus(isUnlocked, points, rarity)}</p>
      </div>
    </li>
  );
}

function describeStatus(isUnlocked: boolean, points: number, rarity: number | null): string {
  const parts = [
    isUnlocked ? 'Unlocked' : null,
    points > 0 ? `${formatNumber(points)} ${points === 1 ? 'point' : 'points'}` : null,
    rarity === null ? null : `${formatShare(rarity)} of players`,
  ];
  return parts.filter((part) => part !== null).join(' · ');
}

/** Whole percents, but never 0% for an achievement that a player has. */
function formatShare(share: number): string {
  if (share > 0 && share < 0.01) return 'Less than 1%';
  return `${Math.round(share * 100)}%`;
}
