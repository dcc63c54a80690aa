import { Badge } from '@playloom/design-system';
import { pageContext } from '../../rendering/pageContext.ts';
import type { Route } from './+types/healthRoute.ts';
import { OperatorsOnlyNotice } from './ConsoleList.tsx';
import { resolveForStaff } from './resolveForStaff.ts';

const STATE_BADGES = {
  good: { tone: 'mint', label: 'OK' },
  warning: { tone: 'sun', label: 'Needs attention' },
  bad: { tone: 'danger', label: 'Failing' },
} as const;

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  return resolveForStaff(async () => (await api.readHealth()).data);
}

export default function HealthPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <OperatorsOnlyNotice />;
  return (
    <ul aria-label="Health" className="grid gap-4 sm:grid-cols-2 desk:grid-cols-3">
      {loaderData.parts.map(({ name, state, figures }) => (
        <li key={name} className="edge rounded-lg bg-surface p-4">
          <h2 className="flex items-center justify-between gap-3 text-card">
            {name}
            <Badge tone={STATE_BADGES[state].tone}>{STATE_BADGES[state].label}</Badge>
          </h2>
          <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-secondary">
            {figures.map((figure) => (
              <div key={figure.name} className="contents">
                <dt className="text-text-3">{figure.name}</dt>
                <dd className="num text-right break-words">{figure.value}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
