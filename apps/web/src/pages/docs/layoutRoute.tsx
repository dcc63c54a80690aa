import { Disclosure } from '@playloom/design-system';
import { NavLink, Outlet } from 'react-router';
import { type DocsSection, listDocsSections } from '../../markdown/listDocsSections.server.ts';
import type { Route } from './+types/layoutRoute.ts';
import { DocsSearch } from './DocsSearch.tsx';

export function loader(): DocsSection[] {
  return listDocsSections();
}

/** The layout of all documentation pages: navigation and search on the left, the page beside them. */
export default function DocsLayout({ loaderData: sections }: Route.ComponentProps) {
  return (
    <div className="page-wrap pt-6 pb-(--section-gap) desk:grid desk:grid-cols-[248px_minmax(0,1fr)] desk:gap-12 desk:pt-10">
      <div className="desk:sticky desk:top-[88px] desk:max-h-[calc(100vh-104px)] desk:self-start desk:overflow-y-auto desk:pr-2 desk:pb-6">
        <DocsSearch />
        <nav aria-label="Documentation" className="mt-7 hidden desk:block">
          <SectionList sections={sections} />
        </nav>
        <Disclosure title="All pages" className="edge mt-3 rounded-md bg-surface px-4 desk:hidden">
          <nav aria-label="Documentation pages" className="pb-3">
            <SectionList sections={sections} />
          </nav>
        </Disclosure>
      </div>
      <main id="main" className="mt-8 min-w-0 desk:mt-0">
        <Outlet />
      </main>
    </div>
  );
}

function SectionList({ sections }: { sections: DocsSection[] }) {
  return (
    <ul className="grid gap-6">
      {sections.map((section) => (
        <li key={section.title}>
          <p className="display text-secondary text-paper">{section.title}</p>
          <ul className="mt-2 grid border-l border-line">
            {section.pages.map(({ title, path }) => (
              <li key={path}>
                <NavLink
                  to={path}
                  end
                  prefetch="intent"
                  className="-ml-px block border-l-2 border-transparent py-[7px] pl-4 text-secondary text-text-2 hover:text-paper aria-[current=page]:border-sun aria-[current=page]:font-semibold aria-[current=page]:text-paper"
                >
                  {title}
                </NavLink>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
