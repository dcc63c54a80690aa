import type { AuditEntry, Endpoints, QueryOf } from '@playloom/api-contract';
import type { Services } from '../../services.ts';
import { listAuditEntries } from '../../storage/operatorQueries.ts';
import { cutPage, pageOf } from './pages.ts';

export async function listAudit(
  { db }: Services,
  query: QueryOf<Endpoints['listAudit']>,
): Promise<{ entries: AuditEntry[]; hasMore: boolean }> {
  const { limit } = pageOf(1);
  const { shown, hasMore } = cutPage(await listAuditEntries(db, { ...query, limit }));
  const entries = shown.map(({ entry, actor, user, game }) => ({
    id: entry.id,
    action: entry.action,
    actor,
    user,
    game,
    reason: entry.reason,
    details: entry.details,
    happenedAt: entry.happenedAt.toISOString(),
  }));
  return { entries, hasMore };
}
