import { formatNumber, type PlayerGame, type UnlockedAchievement } from '@playloom/api-contract';
import { getAchievementsPath } from '@playloom/site/paths/getAchievementsPath.ts';
import { Time } from '@playloom/site/time/Time.tsx';
import { Link } from 'react-router';
import { AchievementMark } from '../../games/AchievementMark.tsx';

/** What a user has unlocked in one game. */
export function PlayerGameSection({ game }: { game: PlayerGame }) {
  const { title, gameSlug, mastery, total, achievements } = game;
  const id = `game-${gameSlug}`;
  return (
    <section className="mt-10" aria-labelledby={id}>
      <h2 id={id} className="text-panel wrap-anywhere">
        <Link to={getAchievementsPath(gameSlug)} className="hover:underline">
          {title}
        </Link>
      </h2>
      <p className="num mt-1 text-meta text-text-2">
        {`Mastery level ${formatNumber(mastery.level)} · ${formatNumber(achievements.length)} of ${formatNumber(total)} unlocked`}
      </p>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(100%,280px),1fr))] gap-3 empty:hidden">
        {achievements.map((achievement) => (
          <UnlockedRow key={achievement.id} achievement={achievement} />
        ))}
      </ul>
    </section>
  );
}

function UnlockedRow({ achievement }: { achievement: UnlockedAchievement }) {
  const { name, description, icon, unlockedAt } = achievement;
  return (
    <li className="flex items-start gap-3 rounded-lg bg-surface p-4 shadow-[0_0_0_1px_var(--line)_inset]">
      <AchievementMark icon={icon} isUnlocked />
      <div className="grid min-w-0 gap-1 wrap-anywhere">
        <b>{name ?? 'Secret achievement'}</b>
        {description !== '' && <p className="text-meta text-text-2">{description}</p>}
        <p className="num text-meta text-text-3">
          <Time at={unlockedAt} format="date" />
        </p>
      </div>
    </li>
  );
}
