import { ApiError, apiLimits } from '@playloom/api-contract';
import { getPlayerAchievementsPath } from '@playloom/site/paths/getAchievementsPath.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { data } from 'react-router';
import { createPageMeta, findPublicConfig } from '../../rendering/createPageMeta.ts';
import { pageContext } from '../../rendering/pageContext.ts';
import type { Route } from './+types/route.ts';
import { PlayerAchievementsPage } from './PlayerAchievementsPage.tsx';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const asked = Math.floor(Number(new URL(request.url).searchParams.get('page'))) || 1;
  const page = Math.min(apiLimits.PLAYER_GAMES_PAGES_MAX, Math.max(1, asked));
  try {
    const [{ data: person }, { data: earned }] = await Promise.all([
      api.readUserByName({ params }),
      api.listPlayerGames({ params, query: { page } }),
    ]);
    return { person, earned, page };
  } catch (error) {
    if (error instanceof ApiError && error.status < 500)
      throw data(`User ${params.username} not found.`, { status: 404 });
    throw error;
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { username } = loaderData.person.local;
  return createPageMeta(
    {
      title: `Achievements of ${username}`,
      description: `All achievements that ${username} has unlocked on Playloom, by game.`,
      path: getPlayerAchievementsPath(username, loaderData.page),
      // Search engines have the profile.
      isHidden: true,
    },
    findPublicConfig(matches),
  );
}

export default function Page({ loaderData: { person, earned, page } }: Route.ComponentProps) {
  const { user } = useRootData();
  return (
    <PlayerAchievementsPage
      username={person.local.username}
      earned={earned}
      page={page}
      isOwn={user?._id === person._id}
    />
  );
}
