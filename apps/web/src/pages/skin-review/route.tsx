import { data, redirect } from 'react-router';
import { CreatorLoginPrompt } from '../../access/CreatorLoginPrompt.tsx';
import { getDashboardPath } from '@playloom/site/paths/getDashboardPath.ts';
import { resolveForCreator } from '../../access/resolveForCreator.ts';
import { pageContext } from '../../rendering/pageContext.ts';
import { findPublicConfig, createPageMeta } from '../../rendering/createPageMeta.ts';
import type { Route } from './+types/route.ts';
import type { SkinReview } from './SkinReview.ts';
import { SkinReviewPage } from './SkinReviewPage.tsx';

type Answer = { kind: 'anonymous' } | { kind: 'open'; review: SkinReview };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const { data: user } = await api.readUser();
  if (!user) return data<Answer>({ kind: 'anonymous' });
  const { gameSlug, username } = params;
  const review = await resolveForCreator(api.readSkinReview({ params: { gameSlug } }));
  const { creator } = review.game;
  if (creator.toLowerCase() !== username.toLowerCase())
    throw redirect(`${getDashboardPath(creator, gameSlug)}/skins`);
  return data<Answer>({ kind: 'open', review });
}

export function meta({ matches, params }: Route.MetaArgs) {
  const page = {
    title: 'Skins',
    description: 'Let players submit skins for your game, and review what they send.',
    path: `${getDashboardPath(params.username, params.gameSlug)}/skins`,
    isHidden: true,
  };
  return createPageMeta(page, findPublicConfig(matches));
}

export default function Page({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'anonymous') return <CreatorLoginPrompt title="Log in to review skins" />;
  return <SkinReviewPage review={loaderData.review} />;
}
