import { Badge, Banner } from '@playloom/design-system';
import { pageContext } from '../../rendering/pageContext.ts';
import { findPublicConfig, createPageMeta } from '../../rendering/createPageMeta.ts';
import type { Route } from './+types/route.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  return (await api.readStatus()).data;
}

export function meta({ matches }: Route.MetaArgs) {
  const page = { title: 'Status', description: 'Current status of Playloom.', path: '/status' };
  return createPageMeta(page, findPublicConfig(matches));
}

export default function StatusPage({ loaderData }: Route.ComponentProps) {
  const { parts, notice } = loaderData;
  const isAllUp = parts.every(({ isUp }) => isUp);
  return (
    <main id="main" className="page-wrap max-w-[760px] pt-10 pb-(--section-gap) desk:pt-16">
      <h1 className="text-title">Status</h1>
      <p role="status" className="mt-4 text-lg text-text-2">
        {isAllUp ? 'All systems operational.' : 'Some systems have problems. We’re working on it.'}
      </p>
      {notice && (
        <Banner className="mt-6" title="Notice">
          {notice}
        </Banner>
      )}
      <ul aria-label="Systems" className="edge mt-8 rounded-lg bg-surface">
        {parts.map(({ name, isUp }) => (
          <li
            key={name}
            className="flex items-center justify-between gap-4 border-t border-line px-5 py-4 first:border-0"
          >
            <span className="font-semibold">{name}</span>
            <Badge tone={isUp ? 'mint' : 'danger'}>{isUp ? 'Operational' : 'Down'}</Badge>
          </li>
        ))}
      </ul>
    </main>
  );
}
