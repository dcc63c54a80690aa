import type { GameWorld } from '@playloom/api-contract';
import { data } from 'react-router';
import { CreatorLoginPrompt } from '../../access/CreatorLoginPrompt.tsx';
import { resolveForCreator } from '../../access/resolveForCreator.ts';
import { getWorldPath } from '@playloom/site/paths/getWorldPath.ts';
import { pageContext } from '../../rendering/pageContext.ts';
import { findPublicConfig, createPageMeta } from '../../rendering/createPageMeta.ts';
import type { Route } from './+types/route.ts';
import { WorldPage } from './WorldPage.tsx';

type Answer = { kind: 'anonymous' } | { kind: 'open'; game: GameWorld; isOwner: boolean };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const { data: user } = await api.readUser();
  if (!user) return data<Answer>({ kind: 'anonymous' });
  const game = await resolveForCreator(api.readGameWorld({ params: { id: params.gameId } }));
  return data<Answer>({ kind: 'open', game, isOwner: game.creator === user.local.username });
}

export function meta({ matches, params }: Route.MetaArgs) {
  const page = {
    title: 'World',
    description: 'Connect several of your games as maps in one world.',
    path: getWorldPath(params.gameId),
    isHidden: true,
  };
  return createPageMeta(page, findPublicConfig(matches));
}

export default function Page({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'anonymous') return <CreatorLoginPrompt title="Log in to see this game’s world" />;
  return <WorldPage game={loaderData.game} isOwner={loaderData.isOwner} />;
}
