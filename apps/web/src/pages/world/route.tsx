import type { GameWorld } from '@playloom/api-contract';
import { data } from 'react-router';
import { AskMaker } from '../../games/AskMaker.tsx';
import { readAsMaker } from '../../games/readAsMaker.ts';
import { worldPath } from '../../games/worldPath.ts';
import { pageContext } from '../../session/pageContext.ts';
import { configOf, pageMeta } from '../../shell/pageMeta.ts';
import type { Route } from './+types/route.ts';
import { WorldPage } from './WorldPage.tsx';

type Answer = { kind: 'anonymous' } | { kind: 'open'; game: GameWorld; isOwner: boolean };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const { data: user } = await api.readUser();
  if (!user) return data<Answer>({ kind: 'anonymous' });
  const game = await readAsMaker(api.readGameWorld({ params: { id: params.gameId } }));
  return data<Answer>({ kind: 'open', game, isOwner: game.creator === user.local.username });
}

export function meta({ matches, params }: Route.MetaArgs) {
  const page = {
    title: 'The world of your game',
    description: 'Which games are one world, between which players travel with what they have.',
    path: worldPath(params.gameId),
    isHidden: true,
  };
  return pageMeta(page, configOf(matches));
}

export default function Page({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'anonymous') return <AskMaker title="Log in to see the world of this game" />;
  return <WorldPage game={loaderData.game} isOwner={loaderData.isOwner} />;
}
