import { data, redirect } from 'react-router';
import { CreatorLoginPrompt } from '../../access/CreatorLoginPrompt.tsx';
import { getDashboardPath } from '@playloom/site/paths/getDashboardPath.ts';
import { resolveForCreator } from '../../access/resolveForCreator.ts';
import { pageContext } from '../../rendering/pageContext.ts';
import { findPublicConfig, createPageMeta } from '../../rendering/createPageMeta.ts';
import type { Route } from './+types/route.ts';
import type { SavedPlayersData } from './SavedPlayersData.ts';
import { SavedPlayersPage } from './SavedPlayersPage.tsx';

type Answer =
  | { kind: 'anonymous' }
  | { kind: 'open'; page: number; search: string; players: SavedPlayersData };

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const { data: user } = await api.readUser();
  if (!user) return data<Answer>({ kind: 'anonymous' });
  const { gameSlug, username } = params;
  const asked = new URL(request.url).searchParams;
  const page = Math.max(1, Math.floor(Number(asked.get('page'))) || 1);
  const search = (asked.get('search') ?? '').trim();
  const players = await resolveForCreator(
    api.listSavedPlayers({ params: { gameSlug }, query: { page, search } }),
  );
  const { creator } = players.game;
  if (creator.toLowerCase() !== username.toLowerCase())
    throw redirect(`${getDashboardPath(creator, gameSlug)}/players`);
  return data<Answer>({ kind: 'open', page, search, players });
}

export function meta({ matches, params }: Route.MetaArgs) {
  const page = {
    title: 'Saved data',
    description: 'Saved player data and leaderboards for your game.',
    path: `${getDashboardPath(params.username, params.gameSlug)}/players`,
    isHidden: true,
  };
  return createPageMeta(page, findPublicConfig(matches));
}

export default function Page({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'anonymous')
    return <CreatorLoginPrompt title="Log in to see this game’s saved data" />;
  const { page, search, players } = loaderData;
  return <SavedPlayersPage page={page} search={search} found={players} />;
}
