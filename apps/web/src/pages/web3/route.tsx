import type { Web3Settings } from '@playloom/api-contract';
import { data } from 'react-router';
import { CreatorLoginPrompt } from '../../access/CreatorLoginPrompt.tsx';
import { resolveForCreator } from '../../access/resolveForCreator.ts';
import { getWeb3SettingsPath } from '@playloom/site/paths/getWeb3SettingsPath.ts';
import { pageContext } from '../../rendering/pageContext.ts';
import { findPublicConfig, createPageMeta } from '../../rendering/createPageMeta.ts';
import type { Route } from './+types/route.ts';
import { Web3Page } from './Web3Page.tsx';

type Answer = { kind: 'anonymous' } | { kind: 'open'; owner: string; settings: Web3Settings };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const { data: user } = await api.readUser();
  if (!user) return data<Answer>({ kind: 'anonymous' });
  const settings = await resolveForCreator(api.readWeb3Settings({ params: { id: params.gameId } }));
  return data<Answer>({ kind: 'open', owner: user.local.username, settings });
}

export function meta({ matches, params }: Route.MetaArgs) {
  const page = {
    title: 'Web3 settings',
    description: 'Tokens for your game and its maps.',
    path: getWeb3SettingsPath(params.gameId),
    isHidden: true,
  };
  return createPageMeta(page, findPublicConfig(matches));
}

export default function Page({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'anonymous') return <CreatorLoginPrompt title="Log in to see the Web3 settings" />;
  return <Web3Page owner={loaderData.owner} settings={loaderData.settings} />;
}
