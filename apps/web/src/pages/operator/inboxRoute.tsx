import { pageContext } from '../../session/pageContext.ts';
import type { Route } from './+types/inboxRoute.ts';
import { ConsoleList, NothingHere, OperatorsOnly } from './ConsoleList.tsx';
import { ConsolePager } from './ConsolePager.tsx';
import { MessageRow } from './MessageRow.tsx';
import { readForStaff, readQuery } from './readForStaff.ts';
import { Shelves } from './Shelves.tsx';

const SHELVES = [
  { kind: 'feedback', state: 'open', title: 'Feedback' },
  { kind: 'contact', state: 'open', title: 'Contact' },
  { kind: 'feedback', state: 'answered', title: 'Answered feedback' },
  { kind: 'contact', state: 'answered', title: 'Answered contact' },
] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const { page = '1', ...given } = readQuery(request, ['kind', 'state', 'page']);
  const shelf = SHELVES.find(({ kind, state }) => kind === given['kind'] && state === given['state']);
  const { kind, state } = shelf ?? SHELVES[0];
  return readForStaff(async () => ({
    kind,
    state,
    page,
    ...(await api.listInbox({ query: { kind, state, page } })).data,
  }));
}

export default function InboxPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <OperatorsOnly />;
  const { messages, hasMore, page } = loaderData;
  const shelves = SHELVES.map(({ kind, state, title }) => ({
    title,
    to: `?kind=${kind}&state=${state}`,
    isHere: kind === loaderData.kind && state === loaderData.state,
  }));
  return (
    <>
      <Shelves label="Inbox" shelves={shelves} />
      {messages.length === 0 ? (
        <NothingHere title={loaderData.state === 'open' ? 'All answered' : 'Nothing answered yet'}>
          What people write through the feedback dialog and the contact form arrives here.
        </NothingHere>
      ) : (
        <ConsoleList label="Messages">
          {messages.map((message) => (
            <MessageRow key={message.id} message={message} />
          ))}
        </ConsoleList>
      )}
      <ConsolePager page={Number(page)} hasMore={hasMore} />
    </>
  );
}
