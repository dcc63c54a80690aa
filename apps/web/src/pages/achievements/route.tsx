import { ApiError } from '@playloom/api-contract';
import { getAchievementsPath } from '@playloom/site/paths/getAchievementsPath.ts';
import { data } from 'react-router';
import { createPageMeta, findPublicConfig } from '../../rendering/createPageMeta.ts';
import { pageContext } from '../../rendering/pageContext.ts';
import type { Route } from './+types/route.ts';
import { AchievementsPage } from './AchievementsPage.tsx';

export async function loader({ context, params: { gameSlug } }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  try {
    const { game } = (await api.readGame({ params: { gameSlug }, query: {} })).data;
    const { data: progress } = await api.listAchievements({ params: { id: game._id } });
    return { game, progress };
  } catch (error) {
    if (error instanceof ApiError && error.status < 500)
      throw data('Game not found. It may have been removed, or you can’t play it.', { status: 404 });
    throw error;
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, gameSlug, isUnlisted } = loaderData.game;
  return createPageMeta(
    {
      title: `Achievements of ${title}`,
      description: `All achievements of ${title}: how to unlock them, and how many players have them.`,
      path: getAchievementsPath(gameSlug),
      isHidden: isUnlisted,
    },
    findPublicConfig(matches),
  );
}

export default function AchievementsRoute({ loaderData: { game, progress } }: Route.ComponentProps) {
  return <AchievementsPage game={game} progress={progress} />;
}
