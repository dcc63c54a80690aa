import { apiLimits, type Dashboard } from '@playloom/api-contract';
import { data, redirect } from 'react-router';
import { CreatorLoginPrompt } from '../../access/CreatorLoginPrompt.tsx';
import { getDashboardPath } from '@playloom/site/paths/getDashboardPath.ts';
import { resolveForCreator } from '../../access/resolveForCreator.ts';
import { pageContext } from '../../rendering/pageContext.ts';
import { findPublicConfig, createPageMeta } from '../../rendering/createPageMeta.ts';
import type { Route } from './+types/route.ts';
import { DashboardPage } from './DashboardPage.tsx';

type Range = `${(typeof apiLimits.DASHBOARD_RANGES)[number]}`;
type Answer = { kind: 'anonymous' } | { kind: 'open'; range: Range; dashboard: Dashboard };

const RANGE_AT_FIRST: Range = '30';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const { data: user } = await api.readUser();
  if (!user) return data<Answer>({ kind: 'anonymous' });
  const range = readRange(request.url);
  const { gameSlug, username } = params;
  const dashboard = await resolveForCreator(
    api.readDashboard({ params: { gameSlug }, query: { days: range } }),
  );
  // The game may have a new owner since the user saved this link.
  const { creator } = dashboard.game;
  if (creator.toLowerCase() !== username.toLowerCase()) throw redirect(getDashboardPath(creator, gameSlug));
  return data<Answer>({ kind: 'open', range, dashboard });
}

function readRange(url: string): Range {
  const wanted = new URL(url).searchParams.get('days');
  return (
    apiLimits.DASHBOARD_RANGES.map((days): Range => `${days}`).find((range) => range === wanted) ??
    RANGE_AT_FIRST
  );
}

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
  const title =
    loaderData?.kind === 'open' ? `${loaderData.dashboard.game.title} analytics` : 'Game analytics';
  const page = {
    title,
    description: 'Plays, players, average session, and retention for your game.',
    path: getDashboardPath(params.username, params.gameSlug),
    isHidden: true,
  };
  return createPageMeta(page, findPublicConfig(matches));
}

export default function Page({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'anonymous')
    return <CreatorLoginPrompt title="Log in to see this game’s analytics" />;
  return <DashboardPage {...loaderData} />;
}
