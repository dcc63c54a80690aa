import type { PlayerGames } from '@playloom/api-contract';
import { Button, EmptyState } from '@playloom/design-system';
import { getPlayerAchievementsPath } from '@playloom/site/paths/getAchievementsPath.ts';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router';
import { EmptyListArt } from '../../art/EmptyListArt.tsx';
import { PlayerGameSection } from './PlayerGameSection.tsx';

interface PlayerAchievementsPageProps {
  username: string;
  earned: PlayerGames;
  page: number;
  isOwn: boolean;
}

/** Everything that a user has unlocked, by game. */
export function PlayerAchievementsPage({ username, earned, page, isOwn }: PlayerAchievementsPageProps) {
  return (
    <main id="main" className="page-wrap max-w-[1080px] pt-10 pb-(--section-gap) desk:pt-16">
      <header className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-60">
          <h1 className="text-title">Achievements</h1>
          <p className="mt-2 text-lg wrap-anywhere text-text-2">{username}</p>
        </div>
        <Button icon={<ArrowLeft size={18} aria-hidden="true" />} asChild>
          <Link to={`/user/${encodeURIComponent(username)}`} prefetch="intent">
            Back to the profile
          </Link>
        </Button>
      </header>
      {earned.games.map((game) => (
        <PlayerGameSection key={game.gameSlug} game={game} />
      ))}
      {earned.games.length === 0 && (
        <EmptyState
          className="edge mt-8 rounded-lg bg-surface"
          illustration={<EmptyListArt className="h-auto w-[280px]" />}
          title={page > 1 ? 'No more achievements' : 'No achievements yet'}
          action={
            isOwn && (
              <Button variant="primary" asChild>
                <Link to="/games/popular">Find a game</Link>
              </Button>
            )
          }
        >
          {describeEmpty(username, earned.isHidden, isOwn)}
        </EmptyState>
      )}
      <nav aria-label="Pages" className="mt-10 flex justify-center gap-3 empty:hidden">
        {page > 1 && (
          <Button icon={<ArrowLeft size={18} aria-hidden="true" />} asChild>
            <Link to={getPlayerAchievementsPath(username, page - 1)}>Previous</Link>
          </Button>
        )}
        {earned.hasMore && (
          <Button iconEnd={<ArrowRight size={18} aria-hidden="true" />} asChild>
            <Link to={getPlayerAchievementsPath(username, page + 1)}>Next</Link>
          </Button>
        )}
      </nav>
    </main>
  );
}

function describeEmpty(username: string, isHidden: boolean, isOwn: boolean): string {
  if (isHidden) return `You can’t see the achievements of ${username}.`;
  if (isOwn) return 'Play a game with achievements. Those you unlock appear here for everyone.';
  return `Achievements that ${username} unlocks appear here.`;
}
