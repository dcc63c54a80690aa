import { pageContext } from '../../rendering/pageContext.ts';
import { findPublicConfig, createPageMeta } from '../../rendering/createPageMeta.ts';
import type { Route } from './+types/route.ts';
import { SkinSubmissionPage } from './SkinSubmissionPage.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const { data: user } = await api.readUser();
  const [{ data: games }, skins] = await Promise.all([
    api.listSkinGames(),
    user ? api.listOwnSkins().then(({ data }) => data) : null,
  ]);
  const wanted = new URL(request.url).searchParams.get('game');
  const chosen = games.find(({ gameSlug }) => gameSlug === wanted) ?? games[0] ?? null;
  return { games, skins, chosen };
}

export function meta({ matches }: Route.MetaArgs) {
  const page = {
    title: 'Skins',
    description: 'Design your own look for a game. Once its creator approves it, all players see it.',
    path: '/skin-submission',
  };
  return createPageMeta(page, findPublicConfig(matches));
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return <SkinSubmissionPage {...loaderData} />;
}
