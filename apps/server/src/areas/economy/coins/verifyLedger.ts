import { composeOperatorMail } from '../../../mail/composeOperatorMail.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithLog } from '../../../process/createLogger.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import { findLedgerProblems, insertLedgerAudit } from './coinQueries.ts';

/** Runs every night: sums all accounts in one snapshot and mails the operator when the ledger is not balanced. */
export async function verifyLedger({
  db,
  clock,
  config,
  jobs,
  log,
}: WithConfig & WithClock & WithLog & WithDatabase & WithJobs): Promise<void> {
  const problems = await db.transaction(
    async (tx) => {
      const found = await findLedgerProblems(tx);
      await insertLedgerAudit(tx, found, clock.now());
      if (found.length === 0) return found;
      const message = found.join('\n');
      const note = { subject: 'The coin ledger is not balanced', replyTo: '', facts: [], message };
      await jobs.send(tx, 'mail', composeOperatorMail(config, note));
      return found;
    },
    { isolationLevel: 'repeatable read' },
  );
  if (problems.length > 0) log.error({ problems }, 'the coin ledger is not balanced');
  else log.info('the coin ledger is balanced');
}
