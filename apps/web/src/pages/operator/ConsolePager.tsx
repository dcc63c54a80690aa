import { Button } from '@playloom/design-system';
import { Link, useSearchParams } from 'react-router';

interface ConsolePagerProps {
  page: number;
  hasMore: boolean;
}

export function ConsolePager({ page, hasMore }: ConsolePagerProps) {
  const [params] = useSearchParams();
  const to = (next: number) => {
    const changed = new URLSearchParams(params);
    changed.set('page', String(next));
    return `?${changed.toString()}`;
  };
  if (page === 1 && !hasMore) return null;
  return (
    <nav aria-label="Pages" className="flex items-center justify-center gap-3 text-meta text-text-2">
      {page > 1 && (
        <Button asChild size="sm">
          <Link to={to(page - 1)}>Newer</Link>
        </Button>
      )}
      <span className="num">Page {page}</span>
      {hasMore && (
        <Button asChild size="sm">
          <Link to={to(page + 1)}>Older</Link>
        </Button>
      )}
    </nav>
  );
}
