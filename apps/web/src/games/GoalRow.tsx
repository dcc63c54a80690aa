import { formatNumber, type PlayerGoal } from '@playloom/api-contract';
import { ProgressBar } from '@playloom/design-system';
import { AchievementMark } from './AchievementMark.tsx';
import { describeGoalStatus } from './describeGoalStatus.ts';

/** One goal of a day or week with the player’s progress. */
export function GoalRow({ goal: shown }: { goal: PlayerGoal }) {
  const { name, description, icon, points, goal, count, completedAt } = shown;
  const isCompleted = completedAt !== null;
  const pointsText = `${formatNumber(points)} ${points === 1 ? 'point' : 'points'}`;
  const status = [describeGoalStatus(shown), points > 0 ? pointsText : null];
  return (
    <li className="flex items-start gap-3 rounded-lg bg-surface p-4 shadow-[0_0_0_1px_var(--line)_inset]">
      <AchievementMark icon={icon} isUnlocked={isCompleted} />
      <div className="grid min-w-0 flex-1 gap-1 wrap-anywhere">
        <b>{name}</b>
        {description !== '' && <p className="text-meta text-text-2">{description}</p>}
        {!isCompleted && goal !== null && goal > 1 && (
          <ProgressBar label={`Progress of ${name}`} value={count} max={goal} tone="sun" />
        )}
        <p className="num text-meta text-text-3">{status.filter((part) => part !== null).join(' · ')}</p>
      </div>
    </li>
  );
}
