import { joinClasses } from '@playloom/design-system';
import { useEffect, useRef } from 'react';
import { data, NavLink, Outlet, redirect, useLocation } from 'react-router';
import { pageContext } from '../../rendering/pageContext.ts';
import { LoginPrompt } from '../../access/LoginPrompt.tsx';
import { findPublicConfig, createPageMeta } from '../../rendering/createPageMeta.ts';
import type { Route } from './+types/layoutRoute.ts';
import { TwoFactorRequiredNotice } from './TwoFactorRequiredNotice.tsx';

type ConsoleAccess = 'anonymous' | 'without-two-factor' | 'moderator' | 'operator';

/** Responds with 404 to users without access, so that they do not learn that the console exists. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const { data: user } = await api.readUser();
  if (!user) return { standing: 'anonymous' satisfies ConsoleAccess as ConsoleAccess };
  const { data: settings } = await api.readSettings();
  if (settings.role === 'user') throw data(null, { status: 404 });
  const standing: ConsoleAccess = settings.twoFactor.since ? settings.role : 'without-two-factor';
  // The first page is about the server and only for operators, so moderators start with the reports.
  if (standing === 'moderator' && /^\/operator\/?$/.test(new URL(request.url).pathname))
    throw redirect('/operator/reports');
  return { standing };
}

export function meta({ matches }: Route.MetaArgs) {
  const page = { title: 'Operator console', description: 'For operators and moderators of this site.' };
  return createPageMeta({ ...page, path: '/operator', isHidden: true }, findPublicConfig(matches));
}

const CONSOLE_PAGES = [
  { to: '/operator', title: 'Health', for: 'operator' },
  { to: '/operator/inbox', title: 'Inbox', for: 'operator' },
  { to: '/operator/reports', title: 'Reports', for: 'moderator' },
  { to: '/operator/copyright', title: 'Copyright', for: 'operator' },
  { to: '/operator/users', title: 'Users', for: 'moderator' },
  { to: '/operator/games', title: 'Games', for: 'moderator' },
  { to: '/operator/payouts', title: 'Payouts', for: 'operator' },
  { to: '/operator/jobs', title: 'Jobs', for: 'operator' },
  { to: '/operator/notice', title: 'Notice', for: 'operator' },
  { to: '/operator/seasons', title: 'Seasons', for: 'operator' },
  { to: '/operator/agreements', title: 'Agreements', for: 'operator' },
  { to: '/operator/audit', title: 'Audit log', for: 'operator' },
];

export default function OperatorConsole({ loaderData }: Route.ComponentProps) {
  const { standing } = loaderData;
  const nav = useScrollToCurrentPage();
  if (standing === 'anonymous')
    return (
      <LoginPrompt
        title="Log in to continue"
        lead="This page is for operators and moderators."
        offersSignUp={false}
      />
    );
  if (standing === 'without-two-factor') return <TwoFactorRequiredNotice />;
  const pages = CONSOLE_PAGES.filter((entry) => standing === 'operator' || entry.for === standing);
  return (
    <main id="main" className="page-wrap grid grid-cols-[minmax(0,1fr)] gap-6 pt-6 pb-16">
      <header className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h1 className="text-panel">Operator console</h1>
        <nav
          ref={nav}
          aria-label="Console"
          className="-mx-4 overflow-x-auto px-4 py-1 [scrollbar-width:none]"
        >
          <ul className="flex w-max gap-1">
            {pages.map(({ to, title }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end={to === '/operator'}
                  className={({ isActive }) =>
                    joinClasses(
                      'flex h-11 items-center rounded-md px-4 text-secondary font-semibold no-underline',
                      isActive ? 'bg-raised text-paper' : 'text-text-2 hover:text-paper',
                    )
                  }
                >
                  {title}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <Outlet />
    </main>
  );
}

/** Scrolls the current tab into view, because the tabs may be wider than a phone. */
function useScrollToCurrentPage() {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const here = nav.current?.querySelector<HTMLElement>('[aria-current=page]');
    here?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return nav;
}
