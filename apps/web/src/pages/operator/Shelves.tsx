import { joinClasses } from '@playloom/design-system';
import { Link } from 'react-router';
import { readQuery } from './readForStaff.ts';

/** A part of a list by the state of what is in it; the first is shown unless another is asked for. */
interface StateShelf<State extends string> {
  readonly state: State;
  readonly title: string;
}

export function readShelf<State extends string>(
  request: Request,
  shelves: readonly [StateShelf<State>, ...StateShelf<State>[]],
): { state: State; page: string } {
  const { page = '1', state: given } = readQuery(request, ['state', 'page']);
  const { state } = shelves.find((shelf) => shelf.state === given) ?? shelves[0];
  return { state, page };
}

export function linkShelves(shelves: readonly StateShelf<string>[], here: string): Shelf[] {
  return shelves.map(({ title, state }) => ({ title, to: `?state=${state}`, isHere: state === here }));
}

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
