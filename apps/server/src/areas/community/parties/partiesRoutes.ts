import { endpoints } from '@playloom/api-contract';
import { createGuessGuard } from '../../../http/createGuessGuard.ts';
import { getNetworkKey } from '../../../http/clientAddress.ts';
import {
  READ_RATE_LIMIT,
  SOCIAL_WRITE_RATE_LIMIT,
  WRITE_RATE_LIMIT,
  WRONG_PARTY_LINK_RATE_LIMIT,
} from '../../../http/limits.ts';
import { respondDone, respondSuccess } from '../../../http/respondSuccess.ts';
import { publicRoute, signedInRoute, type Route } from '../../../http/route.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import type { WithLive } from '../../../live/LiveHub.ts';
import type { WithCounts } from '../../../redis/SharedCounts.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import { broadcastParty } from '../../people/parties/broadcastParty.ts';
import { updateAutoJoin } from '../../people/parties/partyQueries.ts';
import { requireOtherUser } from '../social/relationships.ts';
import { createParty } from './createParty.ts';
import { inviteToParty } from './inviteToParty.ts';
import { joinParty, readPartyInvitation } from './joinParty.ts';
import { callParty, handOverParty, removePartyMember, renewPartyLink } from './leadParty.ts';
import { leaveParty } from './leaveParty.ts';
import { NotInParty, PartyInvitationNotFound, TooManyPartyLinks } from './partyErrors.ts';
import { requireParty } from './policy.ts';
import { readOwnParty, readParty } from './readParty.ts';

type Dependencies = WithConfig & WithClock & WithCounts & WithDatabase & WithJobs & WithLive & WithRooms;

export function partiesRoutes(services: Dependencies): Route[] {
  const { db, clock } = services;
  return [
    signedInRoute(endpoints.readParty, READ_RATE_LIMIT, async ({ signedIn }) =>
      respondSuccess(await readParty(services, signedIn.user)),
    ),
    signedInRoute(endpoints.createParty, SOCIAL_WRITE_RATE_LIMIT, async ({ signedIn: { user } }) => {
      await db.transaction((tx) => createParty(tx, user.id, clock.now()));
      broadcastParty(services, [user.id]);
      return respondSuccess(await readOwnParty(services, user));
    }),
    signedInRoute(endpoints.leaveParty, WRITE_RATE_LIMIT, async ({ signedIn: { user } }) => {
      if (!(await leaveParty(services, user.id))) throw NotInParty();
      return respondDone();
    }),
    signedInRoute(endpoints.inviteToParty, SOCIAL_WRITE_RATE_LIMIT, async ({ body, signedIn: { user } }) => {
      const friend = await requireOtherUser(db, user, body.username);
      const isNew = await inviteToParty(services, user, friend);
      return respondSuccess({ party: await readOwnParty(services, user), isNew });
    }),
    signedInRoute(endpoints.setPartyAutoJoin, WRITE_RATE_LIMIT, async ({ body, signedIn: { user } }) => {
      await requireParty(db, user.id);
      await updateAutoJoin(db, user.id, body.autoJoin);
      return respondSuccess(await readOwnParty(services, user));
    }),
    ...invitationRoutes(services),
    ...leaderRoutes(services),
  ];
}

function invitationRoutes(services: Dependencies): Route[] {
  const guard = createGuessGuard(services, {
    name: 'wrong-party-links',
    limit: WRONG_PARTY_LINK_RATE_LIMIT,
    wrong: PartyInvitationNotFound,
    tooMany: TooManyPartyLinks,
  });
  return [
    publicRoute(endpoints.readPartyInvitation, READ_RATE_LIMIT, async ({ params, signedIn, request }) =>
      respondSuccess(
        await guard.check(getNetworkKey(request.ip), () =>
          readPartyInvitation(services, signedIn?.user ?? null, params.secret),
        ),
      ),
    ),
    signedInRoute(endpoints.joinParty, SOCIAL_WRITE_RATE_LIMIT, async (call) => {
      const { params, body, signedIn, request } = call;
      await guard.check(getNetworkKey(request.ip), () =>
        joinParty(services, signedIn.user, params.secret, body.leavesOther),
      );
      return respondSuccess(await readOwnParty(services, signedIn.user));
    }),
  ];
}

function leaderRoutes(services: Dependencies): Route[] {
  return [
    signedInRoute(endpoints.renewPartyLink, WRITE_RATE_LIMIT, async ({ signedIn: { user } }) => {
      await renewPartyLink(services, user);
      return respondSuccess(await readOwnParty(services, user));
    }),
    signedInRoute(endpoints.removePartyMember, WRITE_RATE_LIMIT, async ({ params, signedIn: { user } }) => {
      await removePartyMember(services, user, params.username);
      return respondSuccess(await readOwnParty(services, user));
    }),
    signedInRoute(endpoints.handOverParty, WRITE_RATE_LIMIT, async ({ body, signedIn: { user } }) => {
      await handOverParty(services, user, body.username);
      return respondSuccess(await readOwnParty(services, user));
    }),
    signedInRoute(endpoints.callParty, SOCIAL_WRITE_RATE_LIMIT, async ({ signedIn: { user } }) => {
      await callParty(services, user);
      return respondSuccess(await readOwnParty(services, user));
    }),
  ];
}
