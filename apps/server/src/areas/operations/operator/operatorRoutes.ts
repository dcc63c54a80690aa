import { endpoints } from '@playloom/api-contract';
import { READ_RATE_LIMIT, WRITE_RATE_LIMIT } from '../../../http/limits.ts';
import { staffRoute, type Route } from '../../../http/route.ts';
import { respondDone, respondSuccess } from '../../../http/respondSuccess.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithSecrets } from '../../../process/Secrets.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import type { WithLive } from '../../../live/LiveHub.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import type { WithEngineVersion } from '../../../engines/readEngineVersion.ts';
import type { WithNotices } from '../status/SiteNoticeStore.ts';
import { searchAccounts, searchAllGames } from './operatorQueries.ts';
import { setSiteNotice } from '../status/setSiteNotice.ts';
import {
  changeRole,
  endAccountSessions,
  presentAccountRow,
  readAccount,
  resetTwoFactor,
} from './accounts.ts';
import {
  adjustAccountCoins,
  correctBirthDate,
  liftAccountSanctions,
  sanctionAccount,
} from './sanctionAccounts.ts';
import { closeReportAsOperator, listReportViews } from './operatorReports.ts';
import { listAudit } from './auditEntries.ts';
import { answerMessage, listInbox, reopenMessage } from './inbox.ts';
import { changeGameVisibility, presentOperatorGame } from './operatorGames.ts';
import { listJobs, retryJob } from './operatorJobs.ts';
import { slicePage, getPaging } from '../../../http/paging.ts';
import { listPayouts, markPayoutPaid, rejectPayout, revealPayoutDestination } from './payouts.ts';
import { readHealth } from './readHealth.ts';
import { listAccountTransactions, refundPurchase } from './refunds.ts';

/** Routes of the operator console. Every change is recorded in the audit log in the same transaction. */
export function operatorRoutes(
  services: WithConfig &
    WithSecrets &
    WithClock &
    WithDatabase &
    WithJobs &
    WithLive &
    WithRooms &
    WithEngineVersion &
    WithNotices,
): Route[] {
  return [
    ...accountRoutes(services),
    ...sanctionRoutes(services),
    ...coinRoutes(services),
    ...gameRoutes(services),
    ...inboxRoutes(services),
    ...machineRoutes(services),
  ];
}

function accountRoutes(services: WithClock & WithDatabase & WithLive & WithRooms): Route[] {
  return [
    staffRoute('moderator', endpoints.listAccounts, READ_RATE_LIMIT, async ({ signedIn, query }) => {
      const { user: reader } = signedIn;
      const search = { term: query.search, byAddress: reader.role === 'operator' };
      const { shown, hasMore } = slicePage(await searchAccounts(services.db, search, getPaging(query.page)));
      return respondSuccess({
        accounts: shown.map((user) => presentAccountRow(user, reader)),
        hasMore,
      });
    }),
    staffRoute('moderator', endpoints.readAccount, READ_RATE_LIMIT, async ({ signedIn, params }) =>
      respondSuccess(await readAccount(services, params.id, signedIn.user)),
    ),
    staffRoute('operator', endpoints.changeRole, WRITE_RATE_LIMIT, async ({ signedIn, params, body }) => {
      await changeRole(services, { actor: signedIn.user, ...params, reason: body.reason }, body.role);
      return respondDone();
    }),
    staffRoute(
      'operator',
      endpoints.endAccountSessions,
      WRITE_RATE_LIMIT,
      async ({ signedIn, params, body }) => {
        await endAccountSessions(services, { actor: signedIn.user, ...params, ...body });
        return respondDone();
      },
    ),
    staffRoute('operator', endpoints.resetTwoFactor, WRITE_RATE_LIMIT, async ({ signedIn, params, body }) => {
      await resetTwoFactor(services, { actor: signedIn.user, ...params, ...body });
      return respondDone();
    }),
  ];
}

function sanctionRoutes(services: WithClock & WithDatabase & WithJobs & WithLive & WithRooms): Route[] {
  return [
    staffRoute('moderator', endpoints.banAccount, WRITE_RATE_LIMIT, async ({ signedIn, params, body }) => {
      await sanctionAccount(services, 'ban', { actor: signedIn.user, ...params, ...body }, body.days);
      return respondDone();
    }),
    staffRoute('moderator', endpoints.muteAccount, WRITE_RATE_LIMIT, async ({ signedIn, params, body }) => {
      await sanctionAccount(services, 'mute', { actor: signedIn.user, ...params, ...body }, body.days);
      return respondDone();
    }),
    staffRoute('moderator', endpoints.pardonAccount, WRITE_RATE_LIMIT, async ({ signedIn, params, body }) => {
      await liftAccountSanctions(services, { actor: signedIn.user, ...params, ...body });
      return respondDone();
    }),
    staffRoute(
      'operator',
      endpoints.correctBirthDate,
      WRITE_RATE_LIMIT,
      async ({ signedIn, params, body }) => {
        const act = { actor: signedIn.user, ...params, reason: body.reason };
        await correctBirthDate(services, act, body.birthDate);
        return respondDone();
      },
    ),
    staffRoute('operator', endpoints.adjustCoins, WRITE_RATE_LIMIT, async ({ signedIn, params, body }) => {
      await adjustAccountCoins(services, { actor: signedIn.user, ...params, reason: body.reason }, body);
      return respondDone();
    }),
    staffRoute('moderator', endpoints.listReports, READ_RATE_LIMIT, async ({ query }) =>
      respondSuccess(await listReportViews(services, query)),
    ),
    staffRoute('moderator', endpoints.closeReport, WRITE_RATE_LIMIT, async ({ signedIn, params, body }) => {
      await closeReportAsOperator(services, signedIn.user, params.id, body);
      return respondDone();
    }),
  ];
}

function coinRoutes(
  services: WithConfig & WithSecrets & WithClock & WithDatabase & WithJobs & WithLive,
): Route[] {
  return [
    staffRoute('operator', endpoints.listPayouts, READ_RATE_LIMIT, async ({ query }) =>
      respondSuccess(await listPayouts(services, query)),
    ),
    staffRoute('operator', endpoints.payPayout, WRITE_RATE_LIMIT, async ({ signedIn, params, body }) => {
      await markPayoutPaid(services, { actor: signedIn.user, ...params }, body.reference);
      return respondDone();
    }),
    staffRoute('operator', endpoints.returnPayout, WRITE_RATE_LIMIT, async ({ signedIn, params, body }) => {
      await rejectPayout(services, { actor: signedIn.user, ...params }, body.reason);
      return respondDone();
    }),
    staffRoute('operator', endpoints.showPayoutDestination, WRITE_RATE_LIMIT, async ({ signedIn, params }) =>
      respondSuccess(await revealPayoutDestination(services, { actor: signedIn.user, ...params })),
    ),
    staffRoute('operator', endpoints.listAccountMoves, READ_RATE_LIMIT, async ({ params, query }) =>
      respondSuccess(await listAccountTransactions(services, params.id, query.before)),
    ),
    staffRoute('operator', endpoints.refundPurchase, WRITE_RATE_LIMIT, async ({ signedIn, params, body }) => {
      await refundPurchase(services, { actor: signedIn.user, ...params, ...body });
      return respondDone();
    }),
  ];
}

function gameRoutes(services: WithClock & WithDatabase & WithJobs & WithRooms): Route[] {
  return [
    staffRoute('moderator', endpoints.listAllGames, READ_RATE_LIMIT, async ({ query }) => {
      const { shown, hasMore } = slicePage(
        await searchAllGames(services.db, query.search, getPaging(query.page)),
      );
      return respondSuccess({ games: shown.map(presentOperatorGame), hasMore });
    }),
    staffRoute('moderator', endpoints.hideGame, WRITE_RATE_LIMIT, async ({ signedIn, params, body }) => {
      await changeGameVisibility(
        services,
        { actor: signedIn.user, ...params, reason: body.reason },
        body.isHidden,
      );
      return respondDone();
    }),
  ];
}

function inboxRoutes(services: WithConfig & WithClock & WithDatabase & WithJobs): Route[] {
  return [
    staffRoute('operator', endpoints.listInbox, READ_RATE_LIMIT, async ({ query }) =>
      respondSuccess(await listInbox(services, query)),
    ),
    staffRoute('operator', endpoints.answerMessage, WRITE_RATE_LIMIT, async ({ signedIn, params, body }) => {
      await answerMessage(services, { actor: signedIn.user, ...params }, body.reply);
      return respondDone();
    }),
    staffRoute('operator', endpoints.reopenMessage, WRITE_RATE_LIMIT, async ({ signedIn, params }) => {
      await reopenMessage(services, { actor: signedIn.user, ...params });
      return respondDone();
    }),
  ];
}

function machineRoutes(
  services: WithConfig & WithClock & WithDatabase & WithJobs & WithRooms & WithEngineVersion & WithNotices,
): Route[] {
  return [
    staffRoute('operator', endpoints.listAudit, READ_RATE_LIMIT, async ({ query }) =>
      respondSuccess(await listAudit(services, query)),
    ),
    staffRoute('operator', endpoints.listJobs, READ_RATE_LIMIT, async () =>
      respondSuccess(await listJobs(services)),
    ),
    staffRoute('operator', endpoints.retryJob, WRITE_RATE_LIMIT, async ({ signedIn, params }) => {
      await retryJob(services, signedIn.user, params);
      return respondDone();
    }),
    staffRoute('operator', endpoints.readHealth, READ_RATE_LIMIT, async () =>
      respondSuccess(await readHealth(services)),
    ),
    staffRoute('operator', endpoints.setNotice, WRITE_RATE_LIMIT, async ({ signedIn, body }) => {
      await setSiteNotice(services, signedIn.user, body.text);
      return respondDone();
    }),
  ];
}
