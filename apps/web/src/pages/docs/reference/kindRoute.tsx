import { data, Link } from 'react-router';
import type { ReferenceGroup } from '@playloom/game-format';
import {
  isReferencePage,
  listReferenceGroups,
  referencePages,
} from '../../../markdown/readReference.server.ts';
import { findPublicConfig, createPageMeta } from '../../../rendering/createPageMeta.ts';
import type { Route } from './+types/kindRoute.ts';
import { EntryDetails } from './EntryDetails.tsx';

export function loader({ params }: Route.LoaderArgs) {
  if (!isReferencePage(params.kind)) throw data(null, { status: 404 });
  const { title, summary } = referencePages[params.kind];
  return { path: `/docs/reference/${params.kind}`, title, summary, groups: listReferenceGroups(params.kind) };
}

export function meta({ matches, loaderData: page }: Route.MetaArgs) {
  if (!page) return [];
  return createPageMeta(
    { title: `${page.title} reference`, description: page.summary, path: page.path },
    findPublicConfig(matches),
  );
}

export default function ReferenceKindPage({ loaderData: { title, summary, groups } }: Route.ComponentProps) {
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <>
      <h1 className="text-title">{title}</h1>
      <div className="mt-4 grid max-w-[66ch] gap-3 text-text-2">
        <p className="text-lg">{summary}</p>
        <p>
          This page lists all {count}, generated from the catalog that rules are checked against. Slots with a
          dashed outline are empty until you fill them in.
        </p>
      </div>
      <EntryIndex groups={groups} />
      {groups.map((group) => (
        <section key={group.anchor} aria-labelledby={group.anchor} className="mt-14">
          <h2 id={group.anchor} className="scroll-mt-24 text-section">
            {group.title}
          </h2>
          <div className="mt-5 grid gap-5">
            {group.entries.map((entry) => (
              <EntryDetails key={entry.name} entry={entry} />
            ))}
          </div>
        </section>
      ))}
    </>
  );
}

function EntryIndex({ groups }: { groups: ReferenceGroup[] }) {
  return (
    <nav aria-label="Entries" className="mt-10 gap-x-8 sm:columns-2 xl:columns-3">
      {groups.map((group) => (
        <div key={group.anchor} className="mb-7 break-inside-avoid">
          <Link to={`#${group.anchor}`} className="rounded-sm display text-card hover:text-sun">
            {group.title}
          </Link>
          <ul className="mt-2 grid gap-[5px]">
            {group.entries.map(({ name, title, anchor }) => (
              <li key={name}>
                <Link to={`#${anchor}`} className="rounded-sm text-secondary text-text-2 hover:text-paper">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
