import { formatNumber, type FailedJob } from '@playloom/api-contract';
import { Badge, Button } from '@playloom/design-system';
import { useRevalidator } from 'react-router';
import { FormProblem } from '@playloom/site/forms/FormProblem.tsx';
import { useAsyncAction } from '@playloom/site/forms/useAsyncAction.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { pageContext } from '../../rendering/pageContext.ts';
import { Time } from '@playloom/site/time/Time.tsx';
import type { Route } from './+types/jobsRoute.ts';
import { ConsoleList, ConsoleRow, ConsoleEmptyState, OperatorsOnlyNotice } from './ConsoleList.tsx';
import { describeQueue } from './describeQueue.ts';
import { resolveForStaff } from './resolveForStaff.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  return resolveForStaff(async () => (await api.listJobs()).data);
}

export default function JobsPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <OperatorsOnlyNotice />;
  const { queues, failed } = loaderData;
  return (
    <>
      <section aria-labelledby="queues" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 id="queues" className="text-card">
          Queues
        </h2>
        <ConsoleList label="Queues">
          {queues.map(({ name, waiting, active, failed: lost }) => (
            <ConsoleRow
              key={name}
              title={describeQueue(name)}
              actions={
                <span className="num flex flex-wrap gap-x-4 text-meta text-text-2">
                  <span>{formatNumber(waiting)} waiting</span>
                  <span>{formatNumber(active)} running</span>
                  <span className={lost > 0 ? 'text-danger-text' : undefined}>
                    {formatNumber(lost)} failed
                  </span>
                </span>
              }
            />
          ))}
        </ConsoleList>
      </section>
      <section aria-labelledby="failed" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 id="failed" className="text-card">
          Failed
        </h2>
        {failed.length === 0 ? (
          <ConsoleEmptyState title="No failed jobs">
            Jobs that still fail after automatic retries are listed here.
          </ConsoleEmptyState>
        ) : (
          <ConsoleList label="Failed jobs">
            {failed.map((job) => (
              <JobRow key={job.id} job={job} />
            ))}
          </ConsoleList>
        )}
      </section>
    </>
  );
}

function JobRow({ job }: { job: FailedJob }) {
  const { id, queue, state, problem, tries, createdAt } = job;
  const { revalidate } = useRevalidator();
  const retry = useAsyncAction(async () => {
    const api = await loadBrowserApi();
    await api.retryJob({ params: { queue, id } });
    await revalidate();
  });
  return (
    <ConsoleRow
      title={
        <>
          {describeQueue(queue)}
          <Badge tone={state === 'failed' ? 'danger' : 'sun'}>
            {state === 'failed' ? 'failed' : 'will be retried'}
          </Badge>
        </>
      }
      meta={[
        <Time key="created" at={createdAt} format="dateTime" />,
        tries === 0 ? '1 attempt' : `${formatNumber(tries + 1)} attempts`,
      ]}
      actions={
        state === 'failed' && (
          <Button size="sm" loading={retry.isBusy} onClick={retry.run}>
            Retry
          </Button>
        )
      }
    >
      <p className="text-secondary break-words text-text-2">{problem}</p>
      <FormProblem problem={retry.problem} />
    </ConsoleRow>
  );
}
