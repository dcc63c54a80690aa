import type { EndpointBody, Endpoints, EndpointQuery, ReportView } from '@playloom/api-contract';
import { ReportedContentNotFound } from '../../community/moderation/moderationErrors.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import { listReporters } from '../../community/moderation/moderationQueries.ts';
import { selectReportSubjects } from './operatorQueries.ts';
import type { UserRow } from '../../../storage/schema.ts';
import { resolveReport } from '../../community/moderation/reports.ts';
import { slicePage, getPaging } from '../../../http/paging.ts';
import { recordAction } from '../../identity/audit/recordAction.ts';

export async function listReportViews(
  { db }: WithDatabase,
  { state, page }: EndpointQuery<Endpoints['listReports']>,
): Promise<{ reports: ReportView[]; hasMore: boolean }> {
  const { shown, hasMore } = slicePage(await selectReportSubjects(db, state, getPaging(page)));
  const reporterIds = new Set(shown.flatMap(({ report }) => report.reporterId ?? []));
  const reporters = new Map((await listReporters(db, [...reporterIds])).map((one) => [one.id, one]));
  const reports = shown.map(({ report, username, slug, title, topic }) => ({
    id: report.id,
    kind: report.kind,
    reason: report.reason,
    details: report.details,
    work: report.work,
    asset: report.asset,
    user: report.userId && username ? { id: report.userId, username } : null,
    reporter: reporters.get(report.reporterId ?? '') ?? null,
    game: slug && title ? { slug, title } : null,
    post:
      topic && report.topicId !== null
        ? { ...topic, topicId: report.topicId, number: report.sequence ?? 1 }
        : null,
    context: report.context.map(({ author, text, at, sequence }) => ({
      author,
      text,
      at,
      isReported: sequence === report.sequence,
    })),
    createdAt: report.createdAt.toISOString(),
    resolution: report.resolution,
  }));
  return { reports, hasMore };
}

export async function closeReportAsOperator(
  services: WithClock & WithDatabase & WithJobs,
  actor: UserRow,
  id: string,
  { state, reason }: EndpointBody<Endpoints['closeReport']>,
): Promise<void> {
  const end = { state, resolution: reason, byUserId: actor.id };
  const closed = await resolveReport(services, id, end, (tx, report) =>
    recordAction(tx, {
      actorId: actor.id,
      action: state === 'resolved' ? 'report.resolve' : 'report.dismiss',
      userId: report.userId,
      ...(report.gameId ? { gameId: report.gameId } : {}),
      reason,
      details: { report: id },
      now: services.clock.now(),
    }),
  );
  if (!closed) throw ReportedContentNotFound();
}
