import { auditActions, type AuditEntry } from '@playloom/api-contract';
import { Badge, Button, LabeledField, Select, TextInput } from '@playloom/design-system';
import { Form, Link } from 'react-router';
import { pageContext } from '../../rendering/pageContext.ts';
import { Time } from '@playloom/site/time/Time.tsx';
import type { Route } from './+types/auditRoute.ts';
import { ConsoleList, ConsoleRow, ConsoleEmptyState, OperatorsOnlyNotice } from './ConsoleList.tsx';
import { describeAuditAction, describeAuditActor, describeAuditDetails } from './describeAudit.ts';
import { resolveForStaff, readQuery } from './resolveForStaff.ts';

const EVERYTHING = 'everything';
const ACTIONS = [
  { value: EVERYTHING, label: 'All actions' },
  ...auditActions.map((action) => ({ value: action, label: describeAuditAction(action) })),
];
const FILTERS = ['action', 'actor', 'user', 'before'] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const { action, ...rest } = readQuery(request, FILTERS);
  const known = auditActions.find((name) => name === action);
  const query = { ...rest, ...(known ? { action: known } : {}) };
  return resolveForStaff(async () => ({ query, ...(await api.listAudit({ query })).data }));
}

export default function AuditPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <OperatorsOnlyNotice />;
  const { query, entries, hasMore } = loaderData;
  const filter: Record<string, string> = query;
  const older = new URLSearchParams({ ...filter, before: String(entries.at(-1)?.id ?? '') });
  return (
    <>
      <Form method="get" className="flex flex-wrap items-end gap-3">
        <LabeledField label="Action" className="flex-1 basis-44">
          <Select name="action" size="sm" options={ACTIONS} defaultValue={filter['action'] ?? EVERYTHING} />
        </LabeledField>
        <LabeledField label="Staff member" className="flex-1 basis-36">
          <TextInput name="actor" size="sm" defaultValue={filter['actor'] ?? ''} />
        </LabeledField>
        <LabeledField label="Target user" className="flex-1 basis-36">
          <TextInput name="user" size="sm" defaultValue={filter['user'] ?? ''} />
        </LabeledField>
        <Button type="submit" size="sm">
          Filter
        </Button>
      </Form>
      {entries.length === 0 ? (
        <ConsoleEmptyState title="No entries">
          Actions by operators and moderators are recorded here, along with their reasons.
        </ConsoleEmptyState>
      ) : (
        <ConsoleList label="Audit log">
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </ConsoleList>
      )}
      {hasMore && (
        <Button asChild size="sm" className="justify-self-center">
          <Link to={`?${older.toString()}`}>Older</Link>
        </Button>
      )}
    </>
  );
}

function EntryRow({ entry }: { entry: AuditEntry }) {
  const { action, user, game, reason, details, happenedAt } = entry;
  const about = [game, user].filter(Boolean).join(', of ');
  return (
    <ConsoleRow
      title={
        <>
          <Badge>{describeAuditAction(action)}</Badge>
          {about}
        </>
      }
      meta={[describeAuditActor(entry), ...describeAuditDetails(details)]}
      actions={<Time at={happenedAt} format="dateTime" className="num text-meta text-text-3" />}
    >
      {reason && <p className="text-secondary break-words text-text-2">{reason}</p>}
    </ConsoleRow>
  );
}
