import { formatNumber, type PlayerProgress } from '@playloom/api-contract';
import { EmptyState, LinkText, ProgressBar } from '@playloom/design-system';
import { getAchievementsPath, getPlayerAchievementsPath } from '@playloom/site/paths/getAchievementsPath.ts';
import { Time } from '@playloom/site/time/Time.tsx';
import { Link } from 'react-router';
import { AchievementMark } from '../../games/AchievementMark.tsx';
import { StreakNote } from '../../games/StreakNote.tsx';

/** The level, the latest achievements, and the games that the user has mastered most. */
export function PlayerAchievements({
  progress,
  username,
  isOwn,
}: {
  progress: PlayerProgress;
  username: string;
  isOwn: boolean;
}) {
  if (progress.isHidden) return null;
  const { level, streak, latest, unlocked, games } = progress;
  return (
    <section className="mt-14 phone:mt-10" aria-labelledby="achievements">
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-2">
        <h2 id="achievements" className="text-section">
          Achievements {unlocked > 0 && <span className="num text-text-3">{formatNumber(unlocked)}</span>}
        </h2>
        {latest.length + games.length > 0 && (
          <LinkText tone="sun" asChild className="ml-auto">
            <Link to={getPlayerAchievementsPath(username)} prefetch="intent">
              Show all
            </Link>
          </LinkText>
        )}
      </div>
      {isOwn && level !== null && (
        <div className="mt-4 grid max-w-md gap-2">
          <ProgressBar
            label={`Progress to level ${formatNumber(level.level + 1)}`}
            value={level.points - level.from}
            max={level.to - level.from}
            tone="sun"
          />
          <p className="num text-meta text-text-3">
            {`${formatNumber(level.to - level.points)} points to level ${formatNumber(level.level + 1)}`}
          </p>
        </div>
      )}
      {isOwn && streak !== null && streak.days > 0 && (
        <div className="mt-5">
          <StreakNote streak={streak} />
        </div>
      )}
      {!isOwn && streak !== null && streak.days > 0 && (
        <p className="num mt-2 text-text-2">{describeStreak(streak.days)}</p>
      )}
      {latest.length > 0 ? (
        <Latest latest={latest} />
      ) : (
        <EmptyState className="edge mt-6 rounded-lg bg-surface" headingLevel={3} title="No achievements yet">
          {isOwn
            ? 'Play a game with achievements. Those you unlock appear here for everyone.'
            : `Achievements that ${username} unlocks appear here.`}
        </EmptyState>
      )}
      {games.length > 0 && <MasteredGames games={games} />}
    </section>
  );
}

function describeStreak(days: number): string {
  return days === 1 ? 'Played on 1 day' : `Played on ${formatNumber(days)} days`;
}

function Latest({ latest }: Pick<PlayerProgress, 'latest'>) {
  return (
    <ul className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(min(100%,280px),1fr))] gap-3">
      {latest.map(({ id, name, icon, title, gameSlug, unlockedAt }) => (
        <li
          key={`${gameSlug}/${id}`}
          className="flex items-center gap-3 rounded-lg bg-surface p-4 shadow-[0_0_0_1px_var(--line)_inset]"
        >
          <AchievementMark icon={icon} isUnlocked />
          <div className="grid min-w-0 gap-1 wrap-anywhere">
            <b>{name ?? 'Secret achievement'}</b>
            <p className="text-meta text-text-2">
              <Link to={`/play/${gameSlug}`} className="hover:underline">
                {title}
              </Link>
              {' · '}
              <Time at={unlockedAt} format="date" />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function MasteredGames({ games }: Pick<PlayerProgress, 'games'>) {
  return (
    <>
      <h3 className="mt-8 text-panel">Mastery</h3>
      <ul className="mt-4 flex flex-wrap gap-3">
        {games.map(({ title, gameSlug, mastery, unlocked }) => (
          <li
            key={gameSlug}
            className="grid gap-1 rounded-lg bg-surface px-4 py-3 shadow-[0_0_0_1px_var(--line)_inset]"
          >
            <Link to={`/play/${gameSlug}`} className="font-bold wrap-anywhere hover:underline">
              {title}
            </Link>
            <span className="num text-meta text-text-2">
              {`Level ${formatNumber(mastery.level)} · `}
              <Link to={getAchievementsPath(gameSlug)} className="hover:underline">
                {`${formatNumber(unlocked)} ${unlocked === 1 ? 'achievement' : 'achievements'}`}
              </Link>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
