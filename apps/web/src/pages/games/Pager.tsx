import { Button } from '@playloom/design-system';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router';
import { getGamesPagePath } from './getGamesPagePath.ts';

interface PagerProps {
  category: string;
  page: number;
  hasNext: boolean;
}

/** Links to the previous and next page. Real links can be shared and found by search engines. */
export function Pager({ category, page, hasNext }: PagerProps) {
  if (page === 1 && !hasNext) return null;
  return (
    <nav aria-label="Pages" className="mt-12 flex items-center justify-center gap-4">
      {page > 1 && (
        <Button icon={<ArrowLeft size={18} aria-hidden="true" />} asChild>
          <Link to={getGamesPagePath(category, page - 1)} rel="prev" prefetch="intent">
            Previous
          </Link>
        </Button>
      )}
      <span className="num text-meta text-text-3">Page {page}</span>
      {hasNext && (
        <Button iconEnd={<ArrowRight size={18} aria-hidden="true" />} asChild>
          <Link to={getGamesPagePath(category, page + 1)} rel="next" prefetch="intent">
            Next
          </Link>
        </Button>
      )}
    </nav>
  );
}
