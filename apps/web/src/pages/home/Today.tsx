import type { TodayGoals } from '@playloom/api-contract';
import { Button, LinkText, ProgressBar } from '@playloom/design-system';
import { describeTimeLeft } from '@playloom/game-format/goal-times';
import { GameCover } from '@playloom/site/games/GameCover.tsx';
import { getAutoJoinPath, getPlayPath } from '@playloom/site/paths/getPlayPath.ts';
import { useServerNow } from '@playloom/site/time/useServerNow.ts';
import Check from 'lucide-react/icons/check';
import { Link, useRevalidator } from 'react-router';
import { describeGoalStatus } from '../../games/describeGoalStatus.ts';
import { StreakNote } from '../../games/StreakNote.tsx';
import { HomeSection } from './HomeSection.tsx';

/** The daily goals of the games that the user played last. `null` if they could not be read. */
export default function Today({ today }: { today: TodayGoals | null }) {
  return today === null ? <TodayFailed /> : <TodayShown today={today} />;
}

function TodayShown({ today: { games, dayEndsAt, serverNow, streak } }: { today: TodayGoals }) {
  const now = useServerNow(serverNow);
  return (
    <HomeSection title="Today" all={{ to: '/season', label: 'Season' }}>
      {games.length === 0 ? (
        <p className="edge rounded-lg bg-surface px-6 py-5 text-text-2">
          No goals yet.{' '}
          <LinkText asChild>
            <Link to="/games/popular">Play a game</Link>
          </LinkText>{' '}
          to get new goals each day.
        </p>
      ) : (
        <>
          <p className="-mt-4 mb-4 text-meta text-text-3">
            {`Daily goals · ${describeTimeLeft(Date.parse(dayEndsAt) - now)}`}
          </p>
          <ul className="home-today">
            {games.map((game) => (
              <GameGoals key={game.gameSlug} game={game} />
            ))}
          </ul>
        </>
      )}
      {streak.days > 0 && (
        <div className="mt-5">
          <StreakNote streak={streak} />
        </div>
      )}
    </HomeSection>
  );
}

function GameGoals({ game }: { game: TodayGoals['games'][number] }) {
  const { gameSlug, title, cover, goals } = game;
  return (
    <li>
      <div className="flex items-center gap-3">
        <GameCover cover={cover} sizes="64px" className="h-10 w-16 flex-none rounded-sm object-cover" />
        <Link to={getPlayPath(gameSlug)} className="min-w-0 flex-1 truncate font-bold hover:underline">
          {title}
        </Link>
        <Button size="sm" variant="mint" asChild>
          <Link to={getAutoJoinPath(gameSlug)} aria-label={`Play ${title}`}>
            Play
          </Link>
        </Button>
      </div>
      <ul className="grid gap-3">
        {goals.map((goal) => (
          <li key={goal.id} className="grid gap-1 text-meta">
            <span className="flex justify-between gap-3">
              <span className="min-w-0 wrap-anywhere">{goal.name}</span>
              <span className="num flex-none text-text-2">
                {goal.completedAt === null ? (
                  describeGoalStatus(goal)
                ) : (
                  <span className="flex items-center gap-1 text-mint">
                    <Check size={14} aria-hidden="true" />
                    Completed
                  </span>
                )}
              </span>
            </span>
            {goal.completedAt === null && goal.goal !== null && goal.goal > 1 && (
              <ProgressBar label={`Progress of ${goal.name}`} value={goal.count} max={goal.goal} tone="sun" />
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}

function TodayFailed() {
  const { revalidate, state } = useRevalidator();
  return (
    <HomeSection title="Today">
      <div role="alert" className="edge flex flex-wrap items-center gap-4 rounded-lg bg-surface px-6 py-5">
        <p className="text-text-2">Couldn’t load your goals.</p>
        <Button size="sm" loading={state === 'loading'} onClick={() => void revalidate()}>
          Try again
        </Button>
      </div>
    </HomeSection>
  );
}
