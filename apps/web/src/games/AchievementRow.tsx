import { formatNumber, type GameAchievement } from '@playloom/api-contract';
import { ProgressBar } from '@playloom/design-system';
import { Time } from '@playloom/site/time/Time.tsx';
import { AchievementMark } from './AchievementMark.tsx';

/** An achievement of a game: how to unlock it, the user’s own progress, and how many players have it. */
export function AchievementRow({ achievement }: { achievement: GameAchievement }) {
  const { name, description, icon, goal, count, unlockedAt } = achievement;
  const isCounting = unlockedAt === null && goal !== null && goal > 1 && count > 0;
  return (
    <li className="flex items-start gap-3 rounded-lg bg-surface p-4 shadow-[0_0_0_1px_var(--line)_inset]">
      <AchievementMark icon={icon} isUnlocked={unlockedAt !== null} />
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
        <Status {...achievement} />
      </div>
    </li>
  );
}

function Status({ unlockedAt, points, rarity }: GameAchievement) {
  const details = [
    points > 0 ? `${formatNumber(points)} ${points === 1 ? 'point' : 'points'}` : null,
    rarity === null ? null : `${formatShare(rarity)} of players`,
  ].filter((part) => part !== null);
  return (
    <p className="num text-meta text-text-3">
      {unlockedAt !== null && (
        <span className="text-mint">
          Unlocked on <Time at={unlockedAt} format="date" />
        </span>
      )}
      {unlockedAt !== null && details.length > 0 && ' · '}
      {details.join(' · ')}
    </p>
  );
}

/** Whole percents, but never 0% for an achievement that a player has. */
function formatShare(share: number): string {
  if (share > 0 && share < 0.01) return 'Less than 1%';
  return `${Math.round(share * 100)}%`;
}
