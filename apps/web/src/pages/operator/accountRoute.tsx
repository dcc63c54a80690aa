import { formatCoinCount } from '@playloom/api-contract';
import { Badge, Button, LinkText } from '@playloom/design-system';
import { Link } from 'react-router';
import { pageContext } from '../../rendering/pageContext.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { useDateFormat } from '@playloom/site/time/useDateFormat.ts';
import { Time } from '@playloom/site/time/Time.tsx';
import type { Route } from './+types/accountRoute.ts';
import { AccountActions } from './AccountActions.tsx';
import { AccountCoins } from './AccountCoins.tsx';
import { ConsoleList, ConsoleRow } from './ConsoleList.tsx';
import { resolveForStaff, readQuery } from './resolveForStaff.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  return resolveForStaff(async () => {
    const [{ data: account }, { data: settings }] = await Promise.all([
      api.readAccount({ params: { id: params.id } }),
      api.readSettings(),
    ]);
    const isOperator = settings.role === 'operator';
    const coins = isOperator
      ? (await api.listAccountMoves({ params, query: readQuery(request, ['before']) })).data
      : null;
    return { account, coins, isOperator };
  });
}

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const { user } = useRootData();
  const dates = useDateFormat();
  if (!loaderData) return null;
  const { account, coins: moves, isOperator } = loaderData;
  const { username, email, role, hasTwoFactor, createdAt, coins, games, sessions, sanctions } = account;
  return (
    <>
      <section aria-labelledby="account" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 id="account" className="flex flex-wrap items-center gap-3 text-card">
          <LinkText asChild>
            <Link to={`/user/${username}`}>{username}</Link>
          </LinkText>
          <Badge tone={role === 'user' ? 'neutral' : 'sky'}>{role}</Badge>
          {hasTwoFactor && <Badge>two-factor</Badge>}
        </h2>
        <p className="text-secondary break-words text-text-2">
          {email && `${email} · `}joined <Time at={createdAt} />
          {coins !== null && (
            <>
              {' · '}
              <span className="num">{formatCoinCount(coins)}</span>
            </>
          )}
        </p>
        {sanctions.map(({ kind, reason, expiresAt }) => (
          <p key={`${kind} ${reason}`} className="text-secondary break-words text-danger-text">
            {kind === 'ban' ? 'Banned' : 'Muted'}{' '}
            {expiresAt ? `until ${dates.date(expiresAt)}` : 'permanently'}: {reason}
          </p>
        ))}
        <AccountActions account={account} isOwn={user?._id === account.id} isOperator={isOperator} />
      </section>
      <section aria-labelledby="games" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 id="games" className="text-card">
          Games
        </h2>
        {games.length === 0 && <p className="text-secondary text-text-3">No games yet.</p>}
        {games.length > 0 && (
          <ConsoleList label="Games">
            {games.map(({ id, slug, title }) => (
              <ConsoleRow
                key={id}
                title={title}
                meta={[slug]}
                actions={
                  <Button asChild size="sm">
                    <Link to={`/operator/games?search=${slug}`}>View</Link>
                  </Button>
                }
              />
            ))}
          </ConsoleList>
        )}
      </section>
      {moves && <AccountCoins moves={moves.moves} next={moves.next} />}
      {isOperator && (
        <section aria-labelledby="sessions" className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <h2 id="sessions" className="text-card">
            Sessions
          </h2>
          {sessions.length === 0 && <p className="text-secondary text-text-3">No active sessions.</p>}
          {sessions.length > 0 && (
            <ConsoleList label="Sessions">
              {sessions.map(({ device, lastSeenAt }) => (
                <ConsoleRow
                  key={`${device} ${lastSeenAt}`}
                  title={device}
                  meta={[`Last seen ${dates.date(lastSeenAt)}`]}
                />
              ))}
            </ConsoleList>
          )}
        </section>
      )}
    </>
  );
}
