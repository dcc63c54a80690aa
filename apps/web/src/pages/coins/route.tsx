import { coinTransactionKinds } from '@playloom/api-contract';
import { Button } from '@playloom/design-system';
import { data, Link } from 'react-router';
import { pageContext } from '../../rendering/pageContext.ts';
import { findPublicConfig, createPageMeta } from '../../rendering/createPageMeta.ts';
import { LoginPrompt } from '../../access/LoginPrompt.tsx';
import { PageNotice } from '../../access/PageNotice.tsx';
import type { Route } from './+types/route.ts';
import { CoinsPage } from './CoinsPage.tsx';
import { HasPasswordContext } from '@playloom/site/forms/CurrentPassword.tsx';
import type { CoinsPageData, LedgerFilter } from './CoinsPageData.ts';
import './coins.css';

type Answer =
  | ({ kind: 'own' } & CoinsPageData)
  | { kind: 'anonymous' }
  | { kind: 'not-yours'; ownName: string };

const FORBIDDEN = 403;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const { data: user } = await api.readUser();
  if (!user) return data<Answer>({ kind: 'anonymous' });
  const ownName = user.local.username;
  if (ownName.toLowerCase() !== params.username.toLowerCase())
    return data<Answer>({ kind: 'not-yours', ownName }, { status: FORBIDDEN });
  const { searchParams } = new URL(request.url);
  const shown = readShown(searchParams.get('show'));
  const before = searchParams.get('before') ?? '';
  const [{ data: summary }, { data: settings }, { data: shop }, { data: ledger }] = await Promise.all([
    api.readCoins(),
    api.readSettings(),
    api.listCoinPacks(),
    api.listCoinMoves({ query: { ...queryOf(shown), ...(/^[0-9]{1,15}$/.test(before) ? { before } : {}) } }),
  ]);
  const { hasPassword } = settings;
  return data<Answer>({ kind: 'own', summary, hasPassword, shop, ...ledger, shown, username: ownName });
}

function readShown(text: string | null): LedgerFilter {
  const known: readonly string[] = ['in', 'out', ...coinTransactionKinds];
  return text !== null && known.includes(text) ? (text as LedgerFilter) : 'all';
}

function queryOf(shown: LedgerFilter) {
  if (shown === 'all') return {};
  return shown === 'in' || shown === 'out' ? { direction: shown } : { kind: shown };
}

export function meta({ matches, params }: Route.MetaArgs) {
  const page = {
    title: 'Coins',
    description: 'Your coin balance, transactions, and earnings.',
    path: `/user/${params.username}/coins/summary/`,
    isHidden: true,
  };
  return createPageMeta(page, findPublicConfig(matches));
}

export default function Page({ loaderData, params }: Route.ComponentProps) {
  if (loaderData.kind === 'own')
    return (
      <HasPasswordContext value={loaderData.hasPassword}>
        <CoinsPage {...loaderData} />
      </HasPasswordContext>
    );
  if (loaderData.kind === 'anonymous')
    return (
      <LoginPrompt title="Log in to see your coins" lead="See your balance, transactions, and earnings." />
    );
  return (
    <PageNotice title="This page is private" lead={`Only ${params.username} can see their coins.`}>
      <Button asChild variant="primary">
        <Link to={`/user/${loaderData.ownName}/coins/summary/`}>My coins</Link>
      </Button>
    </PageNotice>
  );
}
