import type { AccountView, Role } from '@playloom/api-contract';
import { Badge, Button, LinkText } from '@playloom/design-system';
import { useState } from 'react';
import { Link } from 'react-router';
import { browserApi } from '../../session/browserApi.ts';
import { pageContext } from '../../session/pageContext.ts';
import { useRoot } from '../../session/useRoot.ts';
import { describeDay } from '../../time/describeTime.ts';
import type { Route } from './+types/accountRoute.ts';
import { ConsoleList, ConsoleRow } from './ConsoleList.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { readForStaff } from './readForStaff.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  return readForStaff(async () => {
    const [{ data: account }, { data: settings }] = await Promise.all([
      api.readAccount({ params: { id: params.id } }),
      api.readSettings(),
    ]);
    return { account, isOperator: settings.role === 'operator' };
  });
}

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const { user } = useRoot();
  if (!loaderData) return null;
  const { account, isOperator } = loaderData;
  const { username, email, role, hasTwoFactor, createdAt, coins, games, sessions } = account;
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
          {email} · since {describeDay(createdAt)} · <span className="num">{coins}</span> coins
        </p>
        {isOperator && <AccountActs account={account} isOwn={user?._id === account.id} />}
      </section>
      <section aria-labelledby="games" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 id="games" className="text-card">
          Games
        </h2>
        {games.length === 0 && <p className="text-secondary text-text-3">None yet.</p>}
        {games.length > 0 && (
          <ConsoleList label="Games">
            {games.map(({ id, slug, title }) => (
              <ConsoleRow
                key={id}
                title={title}
                meta={slug}
                actions={
                  <Button asChild size="sm">
                    <Link to={`/operator/games?search=${slug}`}>Look</Link>
                  </Button>
                }
              />
            ))}
          </ConsoleList>
        )}
      </section>
      <section aria-labelledby="sessions" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 id="sessions" className="text-card">
          Sessions
        </h2>
        {sessions.length === 0 && <p className="text-secondary text-text-3">Signed in nowhere.</p>}
        {sessions.length > 0 && (
          <ConsoleList label="Sessions">
            {sessions.map(({ device, lastSeenAt }) => (
              <ConsoleRow
                key={`${device} ${lastSeenAt}`}
                title={device}
                meta={`Last seen ${describeDay(lastSeenAt)}`}
              />
            ))}
          </ConsoleList>
        )}
      </section>
    </>
  );
}

type Act = { kind: 'sessions' } | { kind: 'two-factor' } | { kind: 'role'; role: Role };

const ROLES: Role[] = ['user', 'moderator', 'operator'];

function AccountActs({ account, isOwn }: { account: AccountView; isOwn: boolean }) {
  const [act, setAct] = useState<Act | null>(null);
  const { id, username, role, hasTwoFactor } = account;
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" onClick={() => setAct({ kind: 'sessions' })}>
        End sessions
      </Button>
      {hasTwoFactor && !isOwn && (
        <Button size="sm" onClick={() => setAct({ kind: 'two-factor' })}>
          Reset two-factor login
        </Button>
      )}
      {!isOwn &&
        ROLES.filter((other) => other !== role).map((other) => (
          <Button key={other} size="sm" onClick={() => setAct({ kind: 'role', role: other })}>
            Make {other}
          </Button>
        ))}
      {act && (
        <ReasonDialog
          open
          onClose={() => setAct(null)}
          {...describeAct(act, username)}
          act={(reason) => perform(act, id, reason)}
        />
      )}
    </div>
  );
}

function describeAct(act: Act, username: string) {
  if (act.kind === 'sessions') {
    return {
      title: `Sign ${username} out?`,
      description: 'Every device has to log in again.',
      confirmText: 'End sessions',
      doneText: `${username} is signed out everywhere.`,
    };
  }
  if (act.kind === 'two-factor') {
    return {
      title: `Reset two-factor login of ${username}?`,
      description: 'Their password alone opens the account again. Be sure that it is the owner who asks.',
      confirmText: 'Reset',
      doneText: 'Two-factor login is off.',
    };
  }
  return {
    title: `Make ${username} ${act.role}?`,
    description: ROLE_MEANINGS[act.role],
    confirmText: `Make ${act.role}`,
    doneText: `${username} has the role ${act.role}.`,
  };
}

const ROLE_MEANINGS: Record<Role, string> = {
  user: 'They lose every right in this console.',
  moderator: 'Moderators see accounts, games and messages, hide games and answer messages.',
  operator: 'Operators may do all that you may.',
};

async function perform(act: Act, id: string, reason: string): Promise<void> {
  const api = await browserApi();
  const params = { id };
  if (act.kind === 'sessions') await api.endAccountSessions({ params, body: { reason } });
  else if (act.kind === 'two-factor') await api.resetTwoFactor({ params, body: { reason } });
  else await api.changeRole({ params, body: { role: act.role, reason } });
}
