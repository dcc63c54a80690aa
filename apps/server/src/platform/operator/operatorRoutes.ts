import { endpoints } from '@playloom/api-contract';
import { READS, WRITES } from '../../http/limits.ts';
import { staffRoute, type Route } from '../../http/route.ts';
import { respondDone, respondSuccess } from '../../http/respondSuccess.ts';
import type { Services } from '../../services.ts';
import { searchAccounts, searchAllGames } from '../../storage/operatorQueries.ts';
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
import { hideGame, presentOperatorGame } from './operatorGames.ts';
import { listJobs, retryJob } from './operatorJobs.ts';
import { cutPage, getPaging } from './pages.ts';
import { listPayouts, markPayoutPaid, rejectPayout, revealPayoutDestination } from './payouts.ts';
import { readHealth } from './readHealth.ts';
import { listAccountMoves, refundPurchase } from './refunds.ts';

/** Routes of the operator console. Every change is recorded in the audit log in the same transaction. */
export function operatorRoutes(services: Services): Route[] {
  return [
    ...accountRoutes(services),
    ...sanctionRoutes(services),
    ...coinRoutes(services),
    ...gameRoutes(services),
    ...inboxRoutes(services),
    ...machineRoutes(services),
  ];
}

function accountRoutes(services: Services): Route[] {
  return [
    staffRoute('moderator', endpoints.listAccounts, READS, async ({ signedIn, query }) => {
      const { user: reader } = signedIn;
      const search = { term: query.search, byAddress: reader.role === 'operator' };
      const { shown, hasMore } = cutPage(await searchAccounts(services.db, search, getPaging(query.page)));
      return respondSuccess({ accounts: shown.map((user) => presentAccountRow(user, reader)), hasMore });
    }),
    staffRoute('moderator', endpoints.readAccount, READS, async ({ signedIn, params }) =>
      respondSuccess(await readAccount(services, params.id, signedIn.user)),
    ),
    staffRoute('operator', endpoints.changeRole, WRITES, async ({ signedIn, params, body }) => {
      await changeRole(services, { actor: signedIn.user, ...params, reason: body.reason }, body.role);
      return respondDone();
    }),
    staffRoute('operator', endpoints.endAccountSessions, WRITES, async ({ signedIn, params, body }) => {
      await endAccountSessions(services, { actor: signedIn.user, ...params, ...body });
      return respondDone();
    }),
    staffRoute('operator', endpoints.resetTwoFactor, WRITES, async ({ signedIn, params, body }) => {
      await resetTwoFactor(services, { actor: signedIn.user, ...params, ...body });
      return respondDone();
    }),
  ];
}

function sanctionRoutes(services: Services): Route[] {
  return [
    staffRoute('moderator', endpoints.banAccount, WRITES, async ({ signedIn, params, body }) => {
      await sanctionAccount(services, 'ban', { actor: signedIn.user, ...params, ...body }, body.days);
      return respondDone();
    }),
    staffRoute('moderator', endpoints.muteAccount, WRITES, async ({ signedIn, params, body }) => {
      await sanctionAccount(services, 'mute', { actor: signedIn.user, ...params, ...body }, body.days);
      return respondDone();
    }),
    staffRoute('moderator', endpoints.pardonAccount, WRITES, async ({ signedIn, params, body }) => {
      await liftAccountSanctions(services, { actor: signedIn.user, ...params, ...body });
      return respondDone();
    }),
    staffRoute('operator', endpoints.correctBirthDate, WRITES, async ({ signedIn, params, body }) => {
      const act = { actor: signedIn.user, ...params, reason: body.reason };
      await correctBirthDate(services, act, body.birthDate);
      return respondDone();
    }),
    staffRoute('operator', endpoints.adjustCoins, WRITES, async ({ signedIn, params, body }) => {
      await adjustAccountCoins(services, { actor: signedIn.user, ...params, reason: body.reason }, body);
      return respondDone();
    }),
    staffRoute('moderator', endpoints.listReports, READS, async ({ query }) =>
      respondSuccess(await listReportViews(services, query)),
    ),
    staffRoute('moderator', endpoints.closeReport, WRITES, async ({ signedIn, params, body }) => {
      await closeReportAsOperator(services, signedIn.user, params.id, body);
      return respondDone();
    }),
  ];
}

function coinRoutes(services: Services): Route[] {
  return [
    staffRoute('operator', endpoints.listPayouts, READS, async ({ query }) =>
      respondSuccess(await listPayouts(services, query)),
    ),
    staffRoute('operator', endpoints.payPayout, WRITES, async ({ signedIn, params, body }) => {
      await markPayoutPaid(services, { actor: signedIn.user, ...params }, body.reference);
      return respondDone();
    }),
    staffRoute('operator', endpoints.returnPayout, WRITES, async ({ signedIn, params, body }) => {
      await rejectPayout(services, { actor: signedIn.user, ...params }, body.reason);
      return respondDone();
    }),
    staffRoute('operator', endpoints.showPayoutDestination, WRITES, async ({ signedIn, params }) =>
      respondSuccess(await revealPayoutDestination(services, { actor: signedIn.user, ...params })),
    ),
    staffRoute('operator', endpoints.listAccountMoves, READS, async ({ params, query }) =>
      respondSuccess(await listAccountMoves(services, params.id, query.before)),
    ),
    staffRoute('operator', endpoints.refundPurchase, WRITES, async ({ signedIn, params, body }) => {
      await refundPurchase(services, { actor: signedIn.user, ...params, ...body });
      return respondDone();
    }),
  ];
}

function gameRoutes(services: Services): Route[] {
  return [
    staffRoute('moderator', endpoints.listAllGames, READS, async ({ query }) => {
      const { shown, hasMore } = cutPage(
        await searchAllGames(services.db, query.search, getPaging(query.page)),
      );
      return respondSuccess({ games: shown.map(presentOperatorGame), hasMore });
    }),
    staffRoute('moderator', endpoints.hideGame, WRITES, async ({ signedIn, params, body }) => {
      await hideGame(services, { actor: signedIn.user, ...params, reason: body.reason }, body.isHidden);
      return respondDone();
    }),
  ];
}

function inboxRoutes(services: Services): Route[] {
  return [
    staffRoute('operator', endpoints.listInbox, READS, async ({ query }) =>
      respondSuccess(await listInbox(services, query)),
    ),
    staffRoute('operator', endpoints.answerMessage, WRITES, async ({ signedIn, params, body }) => {
      await answerMessage(services, { actor: signedIn.user, ...params }, body.reply);
      return respondDone();
    }),
    staffRoute('operator', endpoints.reopenMessage, WRITES, async ({ signedIn, params }) => {
      await reopenMessage(services, { actor: signedIn.user, ...params });
      return respondDone();
    }),
  ];
}

function machineRoutes(services: Services): Route[] {
  return [
    staffRoute('operator', endpoints.listAudit, READS, async ({ query }) =>
      respondSuccess(await listAudit(services, query)),
    ),
    staffRoute('operator', endpoints.listJobs, READS, async () => respondSuccess(await listJobs(services))),
    staffRoute('operator', endpoints.retryJob, WRITES, async ({ signedIn, params }) => {
      await retryJob(services, signedIn.user, params);
      return respondDone();
    }),
    staffRoute('operator', endpoints.readHealth, READS, async () =>
      respondSuccess(await readHealth(services)),
    ),
    staffRoute('operator', endpoints.setNotice, WRITES, async ({ signedIn, body }) => {
      await setSiteNotice(services, signedIn.user, body.text);
      return respondDone();
    }),
  ];
}
