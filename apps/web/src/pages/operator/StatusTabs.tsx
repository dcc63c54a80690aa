import { joinClasses } from '@playloom/design-system';
import { Link } from 'react-router';
import { readQuery } from './resolveForStaff.ts';

/** A tab that filters a list by status. The first tab is the default. */
interface StatusFilter<State extends string> {
  readonly state: State;
  readonly title: string;
}

export function readStatusFilter<State extends string>(
  request: Request,
  tabs: readonly [StatusFilter<State>, ...StatusFilter<State>[]],
): { state: State; page: string } {
  const { page = '1', state: given } = readQuery(request, ['state', 'page']);
  const { state } = tabs.find((tab) => tab.state === given) ?? tabs[0];
  return { state, page };
}

export function buildStatusTabs(tabs: readonly StatusFilter<string>[], here: string): StatusTab[] {
  return tabs.map(({ title, state }) => ({ title, to: `?state=${state}`, isHere: state === here }));
}

interface StatusTab {
  title: string;
  to: string;
  isHere: boolean;
}

export function StatusTabs({ label, tabs }: { label: string; tabs: readonly StatusTab[] }) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-1">
      {tabs.map(({ title, to, isHere }) => (
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
