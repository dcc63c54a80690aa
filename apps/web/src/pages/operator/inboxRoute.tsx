import { pageContext } from '../../rendering/pageContext.ts';
import type { Route } from './+types/inboxRoute.ts';
import { ConsoleList, ConsoleEmptyState, OperatorsOnlyNotice } from './ConsoleList.tsx';
import { ConsolePager } from './ConsolePager.tsx';
import { InboxMessageRow } from './InboxMessageRow.tsx';
import { resolveForStaff, readQuery } from './resolveForStaff.ts';
import { StatusTabs } from './StatusTabs.tsx';

const STATUS_FILTERS = [
  { kind: 'feedback', state: 'open', title: 'Feedback' },
  { kind: 'contact', state: 'open', title: 'Contact messages' },
  { kind: 'feedback', state: 'answered', title: 'Answered feedback' },
  { kind: 'contact', state: 'answered', title: 'Answered contact messages' },
] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const { page = '1', ...given } = readQuery(request, ['kind', 'state', 'page']);
  const filter = STATUS_FILTERS.find(({ kind, state }) => kind === given['kind'] && state === given['state']);
  const { kind, state } = filter ?? STATUS_FILTERS[0];
  return resolveForStaff(async () => ({
    kind,
    state,
    page,
    ...(await api.listInbox({ query: { kind, state, page } })).data,
  }));
}

export default function InboxPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <OperatorsOnlyNotice />;
  const { messages, hasMore, page } = loaderData;
  const tabs = STATUS_FILTERS.map(({ kind, state, title }) => ({
    title,
    to: `?kind=${kind}&state=${state}`,
    isHere: kind === loaderData.kind && state === loaderData.state,
  }));
  return (
    <>
      <StatusTabs label="Inbox" tabs={tabs} />
      {messages.length === 0 ? (
        <ConsoleEmptyState
          title={loaderData.state === 'open' ? 'No open messages' : 'No answered messages yet'}
        >
          Messages from the feedback dialog and the contact form appear here.
        </ConsoleEmptyState>
      ) : (
        <ConsoleList label="Messages">
          {messages.map((message) => (
            <InboxMessageRow key={message.id} message={message} />
          ))}
        </ConsoleList>
      )}
      <ConsolePager page={Number(page)} hasMore={hasMore} />
    </>
  );
}
