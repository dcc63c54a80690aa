import { joinClasses } from '@playloom/design-system';
import { Link } from 'react-router';

export interface Shelf {
  title: string;
  to: string;
  isHere: boolean;
}

/** Which part of a list is shown. */
export function Shelves({ label, shelves }: { label: string; shelves: readonly Shelf[] }) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-1">
      {shelves.map(({ title, to, isHere }) => (
        <Link
          key={title}
          to={to}
          aria-current={isHere ? 'page' : undefined}
          className={joinClasses(
            'flex h-11 items-center rounded-md px-3 text-meta font-semibold no-underline',
            isHere ? 'bg-raised text-paper' : 'text-text-2 hover:text-paper',
          )}
        >
          {title}
        </Link>
      ))}
    </nav>
  );
}
