import type { Mail } from '../../mail/Mail.ts';
import type { JobQueue } from '../../storage/createJobQueue.ts';
import type { Db } from '../../storage/openDatabase.ts';

/** Tells the owner of an account; those who came by a wallet may have given no address. */
export async function mailUser(
  jobs: JobQueue,
  tx: Db,
  { email }: { email: string | null },
  write: (to: string) => Mail,
): Promise<void> {
  if (email !== null) await jobs.send(tx, 'mail', write(email));
}
