import { Button, IconButton, Logo } from '@playloom/design-system';
import MessageSquare from 'lucide-react/icons/message-square';
import Search from 'lucide-react/icons/search';
import { Link, NavLink, useLocation } from 'react-router';
import { useDialogs } from '@playloom/site/overlays/useDialogs.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { AuthButtons } from './AuthButtons.tsx';
import { CoinBalance } from './CoinBalance.tsx';
import { CommunityLink } from '../links/CommunityLink.tsx';
import { NavigationPanel } from './NavigationPanel.tsx';
import { NotificationBell } from './NotificationBell.tsx';
import { ResourcesMenu } from './ResourcesMenu.tsx';
import { SearchBox } from '../search/SearchBox.tsx';
import { isEditorPath } from '../rules/shellRules.ts';
import { MAIN_LINKS } from '../links/siteLinks.ts';
import { UserMenu } from './UserMenu.tsx';

/** The navigation bar. It is sticky except in the editor. */
export function NavigationBar({ unreadCount }: { unreadCount: number }) {
  const { features } = useRootData();
  const { pathname } = useLocation();
  return (
    <header className="nav-bar" data-fixed={!isEditorPath(pathname)}>
      <div className="page-wrap nav-row">
        <HomeLink />
        {features.links && (
          <nav aria-label="Main" className="nav-links phone:hidden">
            {MAIN_LINKS.map(({ label, to }) => (
              <NavLink key={to} to={to} prefetch="intent" className="nav-link">
                {label}
              </NavLink>
            ))}
            <ResourcesMenu />
            <CommunityLink className="nav-link nav-community" />
          </nav>
        )}
        <div className="nav-end">
          {features.links && <SearchBox className="nav-search" hasSlashKey />}
          <VisitorActions unreadCount={unreadCount} />
        </div>
      </div>
    </header>
  );
}

function HomeLink() {
  const { features, visit } = useRootData();
  const logo = <Logo withName />;
  if (!features.links) return <span className="nav-home">{logo}</span>;
  return (
    <Link to={visit.isAppShell ? '/app-homepage' : '/'} className="nav-home" aria-label="Playloom, home">
      {logo}
    </Link>
  );
}

/** The right side of the bar: the account menu for logged-in users, Log In and Sign Up for everyone else. */
function VisitorActions({ unreadCount }: { unreadCount: number }) {
  const { user, features } = useRootData();
  const dialogs = useDialogs();
  return (
    <>
      {features.links && (
        <IconButton label="Search" asChild className="nav-search-link">
          <Link to="/search">
            <Search size={22} aria-hidden="true" />
          </Link>
        </IconButton>
      )}
      {user && features.notifications && <NotificationBell unreadCount={unreadCount} />}
      {user && features.chat && (
        <IconButton label="Chat" hidden>
          <MessageSquare size={22} aria-hidden="true" />
        </IconButton>
      )}
      {user && (
        <div className="flex items-center phone:hidden">
          <CoinBalance coins={user.coins} username={user.local.username} />
          {features.links && <UserMenu user={user} />}
        </div>
      )}
      <div className="flex items-center gap-1 phone:hidden">
        <AuthButtons />
      </div>
      {!user && features.loginCallToAction && (
        <Button
          variant="primary"
          size="sm"
          className="desk:hidden"
          onClick={() => dialogs.open({ kind: 'sign-up' })}
        >
          Sign Up
        </Button>
      )}
      <NavigationPanel unreadCount={unreadCount} />
    </>
  );
}
