import { endpoints } from '@playloom/api-contract';
import { READS, WRITES } from '../../http/limits.ts';
import { staffRoute, type Route } from '../../http/route.ts';
import { done, succeed } from '../../http/succeed.ts';
import type { Services } from '../../services.ts';
import { searchAccounts, searchAllGames } from '../../storage/operatorQueries.ts';
import { setNotice } from '../status/setNotice.ts';
import {
  changeRole,
  endAccountSessions,
  presentAccountRow,
  readAccount,
  resetTwoFactor,
} from './accounts.ts';
import { adjustAccountCoins, correctBirthDate, pardonAccount, sentenceAccount } from './judgeAccounts.ts';
import { closeReport, listReportViews } from './operatorReports.ts';
import { listAudit } from './auditEntries.ts';
import { answerMessage, listInbox, reopenMessage } from './inbox.ts';
import { hideGame, presentOperatorGame } from './operatorGames.ts';
import { listJobs, retryJob } from './operatorJobs.ts';
import { cutPage, pageOf } from './pages.ts';
import { listPayouts, payPayout, returnPayout, showPayoutDestination } from './payouts.ts';
import { readHealth } from './readHealth.ts';
import { listAccountMoves, refundPurchase } from './refunds.ts';

/** The console. Whatever changes something writes into the audit log in the same transaction. */
export function operatorRoutes(services: Services): Route[] {
  return [
    ...accountRoutes(services),
    ...judgementRoutes(services),
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
      const { shown, hasMore } = cutPage(await searchAccounts(services.db, search, pageOf(query.page)));
      return succeed({ accounts: shown.map((user) => presentAccountRow(user, reader)), hasMore });
    }),
    staffRoute('moderator', endpoints.readAccount, READS, async ({ signedIn, params }) =>
      succeed(await readAccount(services, params.id, signedIn.user)),
    ),
    staffRoute('operator', endpoints.changeRole, WRITES, async ({ signedIn, params, body }) => {
      await changeRole(services, { actor: signedIn.user, ...params, reason: body.reason }, body.role);
      return done();
    }),
    staffRoute('operator', endpoints.endAccountSessions, WRITES, async ({ signedIn, params, body }) => {
      await endAccountSessions(services, { actor: signedIn.user, ...params, ...body });
      return done();
    }),
    staffRoute('operator', endpoints.resetTwoFactor, WRITES, async ({ signedIn, params, body }) => {
      await resetTwoFactor(services, { actor: signedIn.user, ...params, ...body });
      return done();
    }),
  ];
}

function judgementRoutes(services: Services): Route[] {
  return [
    staffRoute('moderator', endpoints.banAccount, WRITES, async ({ signedIn, params, body }) => {
      await sentenceAccount(services, 'ban', { actor: signedIn.user, ...params, ...body }, body.days);
      return done();
    }),
    staffRoute('moderator', endpoints.muteAccount, WRITES, async ({ signedIn, params, body }) => {
      await sentenceAccount(services, 'mute', { actor: signedIn.user, ...params, ...body }, body.days);
      return done();
    }),
    staffRoute('moderator', endpoints.pardonAccount, WRITES, async ({ signedIn, params, body }) => {
      await pardonAccount(services, { actor: signedIn.user, ...params, ...body });
      return done();
    }),
    staffRoute('operator', endpoints.correctBirthDate, WRITES, async ({ signedIn, params, body }) => {
      const act = { actor: signedIn.user, ...params, reason: body.reason };
      await correctBirthDate(services, act, body.birthDate);
      return done();
    }),
    staffRoute('operator', endpoints.adjustCoins, WRITES, async ({ signedIn, params, body }) => {
      await adjustAccountCoins(services, { actor: signedIn.user, ...params, reason: body.reason }, body);
      return done();
    }),
    staffRoute('moderator', endpoints.listReports, READS, async ({ query }) =>
      succeed(await listReportViews(services, query)),
    ),
    staffRoute('moderator', endpoints.closeReport, WRITES, async ({ signedIn, params, body }) => {
      await closeReport(services, signedIn.user, params.id, body);
      return done();
    }),
  ];
}

function coinRoutes(services: Services): Route[] {
  return [
    staffRoute('operator', endpoints.listPayouts, READS, async ({ query }) =>
      succeed(await listPayouts(services, query)),
    ),
    staffRoute('operator', endpoints.payPayout, WRITES, async ({ signedIn, params, body }) => {
      await payPayout(services, { actor: signedIn.user, ...params }, body.reference);
      return done();
    }),
    staffRoute('operator', endpoints.returnPayout, WRITES, async ({ signedIn, params, body }) => {
      await returnPayout(services, { actor: signedIn.user, ...params }, body.reason);
      return done();
    }),
    staffRoute('operator', endpoints.showPayoutDestination, WRITES, async ({ signedIn, params }) =>
      succeed(await showPayoutDestination(services, { actor: signedIn.user, ...params })),
    ),
    staffRoute('operator', endpoints.listAccountMoves, READS, async ({ params, query }) =>
      succeed(await listAccountMoves(services, params.id, query.before)),
    ),
    staffRoute('operator', endpoints.refundPurchase, WRITES, async ({ signedIn, params, body }) => {
      await refundPurchase(services, { actor: signedIn.user, ...params, ...body });
      return done();
    }),
  ];
}

function gameRoutes(services: Services): Route[] {
  return [
    staffRoute('moderator', endpoints.listAllGames, READS, async ({ query }) => {
      const { shown, hasMore } = cutPage(await searchAllGames(services.db, query.search, pageOf(query.page)));
      return succeed({ games: shown.map(presentOperatorGame), hasMore });
    }),
    staffRoute('moderator', endpoints.hideGame, WRITES, async ({ signedIn, params, body }) => {
      await hideGame(services, { actor: signedIn.user, ...params, reason: body.reason }, body.isHidden);
      return done();
    }),
  ];
}

function inboxRoutes(services: Services): Route[] {
  return [
    staffRoute('operator', endpoints.listInbox, READS, async ({ query }) =>
      succeed(await listInbox(services, query)),
    ),
    staffRoute('operator', endpoints.answerMessage, WRITES, async ({ signedIn, params, body }) => {
      await answerMessage(services, { actor: signedIn.user, ...params }, body.reply);
      return done();
    }),
    staffRoute('operator', endpoints.reopenMessage, WRITES, async ({ signedIn, params }) => {
      await reopenMessage(services, { actor: signedIn.user, ...params });
      return done();
    }),
  ];
}

function machineRoutes(services: Services): Route[] {
  return [
    staffRoute('operator', endpoints.listAudit, READS, async ({ query }) =>
      succeed(await listAudit(services, query)),
    ),
    staffRoute('operator', endpoints.listJobs, READS, async () => succeed(await listJobs(services))),
    staffRoute('operator', endpoints.retryJob, WRITES, async ({ signedIn, params }) => {
      await retryJob(services, signedIn.user, params);
      return done();
    }),
    staffRoute('operator', endpoints.readHealth, READS, async () => succeed(await readHealth(services))),
    staffRoute('operator', endpoints.setNotice, WRITES, async ({ signedIn, body }) => {
      await setNotice(services, signedIn.user, body.text);
      return done();
    }),
  ];
}
