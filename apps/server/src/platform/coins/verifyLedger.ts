import { presentOperatorMail } from '../../mail/presentOperatorMail.ts';
import type { Services } from '../../services.ts';
import { findLedgerProblems, insertLedgerAudit } from '../../storage/coinQueries.ts';

/** Every night: adds up all the books in one look, and tells the operator when they do not. */
export async function verifyLedger({ db, clock, config, jobs, log }: Services): Promise<void> {
  const problems = await db.transaction(
    async (tx) => {
      const found = await findLedgerProblems(tx);
      await insertLedgerAudit(tx, found, clock.now());
      if (found.length === 0) return found;
      const message = found.join('\n');
      const note = { subject: 'The coins do not add up', replyTo: '', facts: [], message };
      await jobs.send(tx, 'mail', presentOperatorMail(config, note));
      return found;
    },
    { isolationLevel: 'repeatable read' },
  );
  if (problems.length > 0) log.error({ problems }, 'the books of the coins do not add up');
  else log.info('the books of the coins add up');
}
