import { joinClasses } from '@playloom/design-system';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { listPages } from './listPages.ts';

interface ForumPagerProps {
  page: number;
  pages: number;
  toPage: (page: number) => string;
}

/** Links to the pages of a list. Real links can be opened in a new tab, and search engines can follow them. */
export function ForumPager({ page, pages, toPage }: ForumPagerProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label="Pages" className="mt-8 flex flex-wrap items-center justify-center gap-1.5">
      {page > 1 && (
        <PageLink to={toPage(page - 1)} rel="prev" label="Previous page">
          <ChevronLeft size={18} aria-hidden="true" />
        </PageLink>
      )}
      {listPages(page, pages).map((entry) =>
        typeof entry === 'number' ? (
          <PageLink key={entry} to={toPage(entry)} label={`Page ${entry}`} isHere={entry === page}>
            {entry}
          </PageLink>
        ) : (
          <span key={entry} aria-hidden="true" className="px-1 text-text-3">
            …
          </span>
        ),
      )}
      {page < pages && (
        <PageLink to={toPage(page + 1)} rel="next" label="Next page">
          <ChevronRight size={18} aria-hidden="true" />
        </PageLink>
      )}
    </nav>
  );
}

interface PageLinkProps {
  to: string;
  label: string;
  rel?: string;
  isHere?: boolean;
  children: ReactNode;
}

function PageLink({ to, label, rel, isHere = false, children }: PageLinkProps) {
  return (
    <Link
      to={to}
      rel={rel}
      aria-label={label}
      aria-current={isHere ? 'page' : undefined}
      className={joinClasses(
        'num grid size-11 place-items-center rounded-sm font-bold',
        isHere ? 'bg-sun text-on-thread' : 'edge bg-surface text-text-2 hover:bg-raised hover:text-paper',
      )}
    >
      {children}
    </Link>
  );
}
