import type { Mail } from '../../../mail/Mail.ts';
import type { JobQueue } from '../../../jobs/createJobQueue.ts';
import type { Db } from '../../../storage/openDatabase.ts';

/** Mails the owner of an account. Accounts created with a wallet may have no email. */
export async function mailUser(
  jobs: JobQueue,
  tx: Db,
  { email }: { email: string | null },
  write: (to: string) => Mail,
): Promise<void> {
  if (email !== null) await jobs.send(tx, 'mail', write(email));
}
