import type { GamePage, GameProgress } from '@playloom/api-contract';
import { Button, EmptyState } from '@playloom/design-system';
import { GameCover } from '@playloom/site/games/GameCover.tsx';
import { getPlayPath } from '@playloom/site/paths/getPlayPath.ts';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router';
import { AchievementRow } from '../../games/AchievementRow.tsx';
import { MasterySummary } from '../../games/MasterySummary.tsx';
import { EmptyListArt } from '../../art/EmptyListArt.tsx';

interface AchievementsPageProps {
  game: Pick<GamePage, 'title' | 'gameSlug' | 'cover'>;
  progress: GameProgress;
}

/** All achievements of a game, with the user’s own progress. */
export function AchievementsPage({ game: { title, gameSlug, cover }, progress }: AchievementsPageProps) {
  const { achievements } = progress;
  return (
    <main id="main" className="page-wrap max-w-[1080px] pt-10 pb-(--section-gap) desk:pt-16">
      <header className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-4">
        <GameCover cover={cover} sizes="160px" className="w-40 flex-none rounded-md phone:w-28" />
        <div className="min-w-0 flex-1 basis-60">
          <h1 className="text-title">Achievements</h1>
          <p className="mt-2 text-lg wrap-anywhere text-text-2">{title}</p>
        </div>
        <Button icon={<ArrowLeft size={18} aria-hidden="true" />} asChild>
          <Link to={getPlayPath(gameSlug)} prefetch="intent">
            Back to the game
          </Link>
        </Button>
      </header>
      {achievements.length === 0 ? (
        <EmptyState
          className="edge rounded-lg bg-surface"
          illustration={<EmptyListArt className="h-auto w-[280px]" />}
          title="No achievements yet"
        >
          The creator hasn’t added achievements to this game.
        </EmptyState>
      ) : (
        <div className="grid gap-6">
          <MasterySummary progress={progress} />
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))] gap-3">
            {achievements.map((achievement) => (
              <AchievementRow key={achievement.id} achievement={achievement} />
            ))}
          </ul>
          {achievements.every(({ rarity }) => rarity === null) && (
            <p className="text-meta text-text-3">
              How many players have each achievement is shown when more people have played.
            </p>
          )}
        </div>
      )}
    </main>
  );
}
