import type { GameProgress } from '@playloom/api-contract';
import { Button, LinkText, Skeleton } from '@playloom/design-system';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { getAchievementsPath } from '@playloom/site/paths/getAchievementsPath.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { AchievementRow } from '../../games/AchievementRow.tsx';
import { MasterySummary } from '../../games/MasterySummary.tsx';
import type { ProgressContentProps } from './ProgressContentProps.ts';

/** The others are on the page of the game’s achievements. */
const SHOWN = 8;

/** Lists the achievements with the player's own progress. Loaded when the user scrolls to them. */
export default function Achievements({ gameId, gameSlug, views }: ProgressContentProps) {
  const { features } = useRootData();
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
  // Portals forbid links, so everything is shown there.
  const { achievements } = shown;
  const listed = features.links ? achievements.slice(0, SHOWN) : achievements;
  return (
    <div className="grid gap-4">
      <MasterySummary progress={shown} />
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))] gap-3">
        {listed.map((achievement) => (
          <AchievementRow key={achievement.id} achievement={achievement} />
        ))}
      </ul>
      {features.links && (
        <LinkText tone="sun" asChild className="justify-self-start">
          <Link to={getAchievementsPath(gameSlug)}>All achievements</Link>
        </LinkText>
      )}
    </div>
  );
}

async function readProgress(gameId: string): Promise<GameProgress> {
  const api = await loadBrowserApi();
  return (await api.listAchievements({ params: { id: gameId } })).data;
}
