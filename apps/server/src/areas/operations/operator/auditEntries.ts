import type { AuditEntry, Endpoints, EndpointQuery } from '@playloom/api-contract';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import { listAuditEntries } from './operatorQueries.ts';
import { slicePage, getPaging } from '../../../http/paging.ts';

export async function listAudit(
  { db }: WithDatabase,
  query: EndpointQuery<Endpoints['listAudit']>,
): Promise<{ entries: AuditEntry[]; hasMore: boolean }> {
  const { limit } = getPaging(1);
  const { shown, hasMore } = slicePage(await listAuditEntries(db, { ...query, limit }));
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
