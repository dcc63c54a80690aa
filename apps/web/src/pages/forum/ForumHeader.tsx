import { SearchInput } from '@playloom/design-system';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';

interface ForumHeadProps {
  title: string;
  /** Breadcrumbs, without the current page. */
  trail?: readonly { label: string; to: string }[];
  children?: ReactNode;
  /** Button shown next to the title. */
  action?: ReactNode;
}

export function ForumHeader({ title, trail = [], children, action }: ForumHeadProps) {
  return (
    <header className="mb-8 desk:mb-10">
      {trail.length > 0 && (
        <nav aria-label="Breadcrumb" className="mb-3">
          <ol className="flex flex-wrap items-center gap-1 text-secondary text-text-2">
            {trail.map(({ label, to }, index) => (
              <li key={to} className="flex items-center gap-1">
                {index > 0 && <ChevronRight size={16} aria-hidden="true" className="text-text-3" />}
                <Link to={to} className="rounded-sm py-1 hover:text-sun">
                  {label}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="min-w-0 max-w-full flex-[1_1_420px]">
          <h1 className="text-title break-words">{title}</h1>
          {children}
        </div>
        {action && <div className="flex flex-wrap gap-3">{action}</div>}
      </div>
    </header>
  );
}

export function ForumSearch({ query = '', className }: { query?: string; className?: string }) {
  return (
    <Form action="/forum/search" role="search" className={className}>
      <SearchInput
        name="words"
        label="Search the forum"
        placeholder="Search the forum"
        defaultValue={query}
      />
    </Form>
  );
}
