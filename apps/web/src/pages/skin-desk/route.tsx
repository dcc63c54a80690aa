import { data, redirect } from 'react-router';
import { AskMaker } from '../../games/AskMaker.tsx';
import { dashboardPath } from '../../games/dashboardPath.ts';
import { readAsMaker } from '../../games/readAsMaker.ts';
import { pageContext } from '../../session/pageContext.ts';
import { configOf, pageMeta } from '../../shell/pageMeta.ts';
import type { Route } from './+types/route.ts';
import type { SkinDesk } from './SkinDesk.ts';
import { SkinDeskPage } from './SkinDeskPage.tsx';

type Answer = { kind: 'anonymous' } | { kind: 'open'; desk: SkinDesk };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const { data: user } = await api.readUser();
  if (!user) return data<Answer>({ kind: 'anonymous' });
  const { gameSlug, username } = params;
  const desk = await readAsMaker(api.readSkinDesk({ params: { gameSlug } }));
  const { creator } = desk.game;
  if (creator.toLowerCase() !== username.toLowerCase())
    throw redirect(`${dashboardPath(creator, gameSlug)}/skins`);
  return data<Answer>({ kind: 'open', desk });
}

export function meta({ matches, params }: Route.MetaArgs) {
  const page = {
    title: 'Skins of your game',
    description: 'Which character takes skins, and which skins are taken.',
    path: `${dashboardPath(params.username, params.gameSlug)}/skins`,
    isHidden: true,
  };
  return pageMeta(page, configOf(matches));
}

export default function Page({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'anonymous') return <AskMaker title="Log in to decide about skins" />;
  return <SkinDeskPage desk={loaderData.desk} />;
}
