import { apiLimits, ApiError, type PartyInvitation } from '@playloom/api-contract';
import { Button } from '@playloom/design-system';
import { Link, useNavigate } from 'react-router';
import { LoginPrompt } from '../../access/LoginPrompt.tsx';
import { PageNotice } from '../../access/PageNotice.tsx';
import { usePartyStore } from '../../party/PartyContext.ts';
import { findPublicConfig, createPageMeta } from '../../rendering/createPageMeta.ts';
import { pageContext } from '../../rendering/pageContext.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { useAsyncAction } from '@playloom/site/forms/useAsyncAction.ts';
import { PersonAvatar } from '../../people/PersonAvatar.tsx';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import type { Route } from './+types/route.ts';

/** Only reads the invitation: opening a link must not make anyone join. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<PartyInvitation | null> {
  const { api } = context.get(pageContext);
  try {
    return (await api.readPartyInvitation({ params })).data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const title = loaderData ? `Join ${loaderData.leader.local.username}’s party` : 'Party invitation';
  return createPageMeta(
    {
      title,
      description: 'Join the party, and play together from game to game.',
      path: '/party/join',
      isHidden: true,
    },
    findPublicConfig(matches),
  );
}

export default function PartyInvitationPage({ loaderData: invitation, params }: Route.ComponentProps) {
  const { user } = useRootData();
  if (!invitation)
    return (
      <PageNotice
        title="This invite link no longer works"
        lead="The party has ended, or its leader made a new link."
      >
        <Button asChild>
          <Link to="/">Go to the home page</Link>
        </Button>
      </PageNotice>
    );
  const { username } = invitation.leader.local;
  if (!user)
    return (
      <LoginPrompt
        title={`${username} invited you to a party`}
        lead="Log in or sign up to join. You’ll come back to this page."
        headerMessage={`Log in to join ${username}’s party.`}
      />
    );
  return <JoinParty invitation={invitation} secret={params.secret} />;
}

const LEADS: Record<PartyInvitation['state'], string> = {
  open: 'You’ll chat together, and are asked to join when the leader starts a game.',
  elsewhere: 'You’re in another party. If you join this one, you leave the other.',
  full: 'This party is full. Ask for a place, or start your own party.',
  member: 'You’re in this party.',
};

function JoinParty({ invitation, secret }: { invitation: PartyInvitation; secret: string }) {
  const store = usePartyStore();
  const navigate = useNavigate();
  const { state, members, leader } = invitation;
  const join = useAsyncAction(async () => {
    const api = await loadBrowserApi();
    const body = { leavesOther: state === 'elsewhere' };
    const { data } = await api.joinParty({ params: { secret }, body });
    store.markEntered(data._id);
    store.replace(data);
    await navigate('/');
  });
  return (
    <PageNotice title={`Join ${leader.local.username}’s party`} lead={LEADS[state]}>
      <div className="grid w-full justify-items-center gap-4">
        <PersonAvatar person={leader} size={72} />
        <p className="num text-text-2">{`${members} of ${apiLimits.PARTY_MEMBERS_MAX} members`}</p>
        <FormProblem problem={join.problem} />
        {(state === 'open' || state === 'elsewhere') && (
          <Button variant="primary" size="lg" loading={join.isBusy} onClick={join.run}>
            {state === 'elsewhere' ? 'Leave other party and join' : 'Join party'}
          </Button>
        )}
        {(state === 'full' || state === 'member') && (
          <Button asChild>
            <Link to="/">Go to the home page</Link>
          </Button>
        )}
      </div>
    </PageNotice>
  );
}
