import { clearSessionCookie, hashToken, readToken } from '../../http/session.ts';
import type { Services } from '../../services.ts';
import { deleteSession } from '../../storage/sessionQueries.ts';
import type { Visitor } from './Visitor.ts';

/** Also right for a visitor who is not signed in: afterwards nobody is. */
export async function logOut({ db, config, live }: Services, { request, reply }: Visitor): Promise<void> {
  const token = readToken(config, request);
  const ended = token ? await deleteSession(db, hashToken(token)) : undefined;
  if (ended) live.end(ended.userId, ended.id);
  clearSessionCookie(config, reply);
}
