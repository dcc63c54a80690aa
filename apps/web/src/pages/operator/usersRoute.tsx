import { Badge, Button, LinkText, SearchInput } from '@playloom/design-system';
import { Form, Link } from 'react-router';
import { pageContext } from '../../rendering/pageContext.ts';
import { useDateFormat } from '@playloom/site/time/useDateFormat.ts';
import type { Route } from './+types/usersRoute.ts';
import { ConsoleList, ConsoleRow, ConsoleEmptyState } from './ConsoleList.tsx';
import { ConsolePager } from './ConsolePager.tsx';
import { resolveForStaff, readQuery } from './resolveForStaff.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const query = readQuery(request, ['search', 'page']);
  return resolveForStaff(async () => ({ query, ...(await api.listAccounts({ query })).data }));
}

export default function UsersPage({ loaderData }: Route.ComponentProps) {
  const dates = useDateFormat();
  if (!loaderData) return null;
  const { query, accounts, hasMore } = loaderData;
  return (
    <>
      <Form method="get" role="search" className="max-w-[520px]">
        <SearchInput label="Username or email" name="search" defaultValue={query['search'] ?? ''} />
      </Form>
      {accounts.length === 0 ? (
        <ConsoleEmptyState title="No users found">Try part of the username or email.</ConsoleEmptyState>
      ) : (
        <ConsoleList label="Accounts">
          {accounts.map(({ id, username, email, role, hasTwoFactor, createdAt, deleteAfter }) => (
            <ConsoleRow
              key={id}
              title={
                <>
                  <LinkText asChild>
                    <Link to={`/operator/users/${id}`}>{username}</Link>
                  </LinkText>
                  {role !== 'user' && <Badge tone="sky">{role}</Badge>}
                  {hasTwoFactor && <Badge>two-factor</Badge>}
                  {deleteAfter && <Badge tone="coral">will be deleted on {dates.date(deleteAfter)}</Badge>}
                </>
              }
              meta={[email, `joined ${dates.date(createdAt)}`]}
              actions={
                <Button asChild size="sm" className="max-[599px]:hidden">
                  <Link to={`/operator/users/${id}`}>View</Link>
                </Button>
              }
            />
          ))}
        </ConsoleList>
      )}
      <ConsolePager page={Number(query['page'] ?? 1)} hasMore={hasMore} />
    </>
  );
}
