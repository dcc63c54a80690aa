import type { ReportView } from '@playloom/api-contract';
import { Badge, Button, joinClasses, LinkText } from '@playloom/design-system';
import { useState } from 'react';
import { Link } from 'react-router';
import { getForumPostPath } from '@playloom/site/paths/forumPaths.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { pageContext } from '../../rendering/pageContext.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { useDateFormat } from '@playloom/site/time/useDateFormat.ts';
import type { Route } from './+types/reportsRoute.ts';
import { ConsoleList, ConsoleRow, ConsoleEmptyState } from './ConsoleList.tsx';
import { ConsolePager } from './ConsolePager.tsx';
import { ReasonDialog } from '@playloom/site/moderation/ReasonDialog.tsx';
import { resolveForStaff } from './resolveForStaff.ts';
import { buildStatusTabs, readStatusFilter, StatusTabs } from './StatusTabs.tsx';

const STATUS_FILTERS = [
  { state: 'open', title: 'Open' },
  { state: 'resolved', title: 'Resolved' },
  { state: 'dismissed', title: 'Dismissed' },
] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const filter = readStatusFilter(request, STATUS_FILTERS);
  return resolveForStaff(async () => ({ ...filter, ...(await api.listReports({ query: filter })).data }));
}

export default function ReportsPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return null;
  const { state, page, reports, hasMore } = loaderData;
  return (
    <>
      <StatusTabs label="Reports" tabs={buildStatusTabs(STATUS_FILTERS, state)} />
      {reports.length === 0 ? (
        <ConsoleEmptyState title={state === 'open' ? 'No open reports' : 'No reports yet'}>
          Reports about users, messages, posts, games, and files are listed here.
        </ConsoleEmptyState>
      ) : (
        <ConsoleList label="Reports">
          {reports.map((report) => (
            <ReportRow key={report.id} report={report} isOpen={state === 'open'} />
          ))}
        </ConsoleList>
      )}
      <ConsolePager page={Number(page)} hasMore={hasMore} />
    </>
  );
}

type End = 'resolved' | 'dismissed';

/** Label shown before the username of the reported user. */
const KINDS: Record<ReportView['kind'], string> = {
  user: 'User',
  message: 'Message by',
  post: 'Post by',
  game: 'Game by',
  asset: 'File by',
};

function ReportRow({ report, isOpen }: { report: ReportView; isOpen: boolean }) {
  const [end, setEnd] = useState<End | null>(null);
  const dates = useDateFormat();
  const { id, kind, reason, details, work, asset, user, game, post, context, createdAt, resolution } = report;
  return (
    <ConsoleRow
      title={
        <>
          <Badge tone="coral">{reason.replaceAll('-', ' ')}</Badge>
          {user && (
            <span>
              {KINDS[kind]}{' '}
              <LinkText asChild>
                <Link to={`/operator/users/${user.id}`}>{user.username}</Link>
              </LinkText>
            </span>
          )}
          {post && (
            <span>
              in{' '}
              <LinkText asChild>
                <Link to={getForumPostPath(post.topicId, post.slug, post.number)}>{post.title}</Link>
              </LinkText>
            </span>
          )}
          {game && (
            <span>
              {kind === 'game' ? 'named' : 'in'}{' '}
              <LinkText asChild>
                <Link to={`/operator/games?search=${game.slug}`}>{game.title}</Link>
              </LinkText>
            </span>
          )}
        </>
      }
      meta={[dates.date(createdAt), asset, resolution]}
      actions={
        isOpen && (
          <>
            <Button size="sm" onClick={() => setEnd('resolved')}>
              Resolve
            </Button>
            <Button size="sm" onClick={() => setEnd('dismissed')}>
              Dismiss
            </Button>
          </>
        )
      }
    >
      <ReporterRow reporter={report.reporter} />
      {asset && <ReportedFile file={asset} />}
      {details && <p className="text-secondary break-words text-text-2">{details}</p>}
      {work && <p className="text-secondary break-words text-text-2">Original work: {work}</p>}
      <Context context={context} />
      {end && (
        <ReasonDialog
          open
          onClose={() => setEnd(null)}
          title={
            end === 'resolved' ? 'How did you resolve this report?' : 'Why are you dismissing this report?'
          }
          description="The reporter is notified that the report was reviewed. They can’t see what you write here."
          confirmText="Close report"
          doneText="Report closed."
          act={async (why) => {
            const api = await loadBrowserApi();
            await api.closeReport({ params: { id }, body: { state: end, reason: why } });
          }}
        />
      )}
    </ConsoleRow>
  );
}

/** Shows who sent the report and how their earlier reports ended. The reported user never sees this. */
function ReporterRow({ reporter }: Pick<ReportView, 'reporter'>) {
  if (!reporter) return <p className="text-meta text-text-3">Reported by a deleted account</p>;
  const { id, username, sent, upheld, dismissed } = reporter;
  return (
    <p className="text-meta text-text-3">
      Reported by{' '}
      <LinkText asChild>
        <Link to={`/operator/users/${id}`}>{username}</Link>
      </LinkText>{' '}
      <span className="num">
        ({sent} {sent === 1 ? 'report' : 'reports'}, {upheld} upheld, {dismissed} dismissed)
      </span>
    </p>
  );
}

/** Shows an image of the reported file and links to it. */
function ReportedFile({ file }: { file: string }) {
  const { config } = useRootData();
  const src = `${config.uiOrigin}/files/${encodeURIComponent(file)}`;
  return (
    <a href={src} target="_blank" rel="noreferrer" className="flex flex-wrap items-center gap-3 text-meta">
      <img
        src={src}
        alt=""
        loading="lazy"
        className="edge size-16 rounded-cover bg-ink-800 object-contain p-1"
      />
      Open the file
    </a>
  );
}

/** Shows the messages around a reported message, saved at the time of the report. */
function Context({ context }: Pick<ReportView, 'context'>) {
  if (context.length === 0) return null;
  return (
    <details className="text-meta">
      <summary className="cursor-pointer py-2 font-semibold">Show conversation</summary>
      <ol className="edge grid gap-1 rounded-cover p-3">
        {context.map(({ author, text, isReported, at }) => (
          <li
            key={`${at} ${author} ${text}`}
            className={joinClasses(
              'break-words',
              isReported ? 'font-semibold text-danger-text' : 'text-text-2',
            )}
          >
            <b>{author}</b> {text}
          </li>
        ))}
      </ol>
    </details>
  );
}
