import { formatNumber, type GameProgress } from '@playloom/api-contract';
import { ProgressBar } from '@playloom/design-system';

/** The user’s mastery of a game, and how many of its achievements they have. Guests learn what they need. */
export function MasterySummary({ progress: { achievements, mastery } }: { progress: GameProgress }) {
  if (mastery === null) return <p className="text-text-2">Log in to keep the achievements you unlock.</p>;
  const unlocked = achievements.filter(({ unlockedAt }) => unlockedAt !== null).length;
  return (
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
  );
}
