import { closeOnBack, IconButton, Logo } from '@playloom/design-system';
import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, type MouseEvent } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { AuthButtons } from './AuthButtons.tsx';
import { CommunityLink } from '../links/CommunityLink.tsx';
import { FeatureRequestLink } from '../links/FeatureRequestLink.tsx';
import { SearchBox } from '../search/SearchBox.tsx';
import { BLOG_LINK, LEARN_LINKS, MAIN_LINKS } from '../links/siteLinks.ts';
import { UserPanel } from './UserPanel.tsx';

const PANEL_ID = 'navigation-panel';
const DESKTOP = '(min-width: 900px)';

/** Attributes with which the browser opens and closes the panel without JavaScript, where supported. */
const OPENS_PANEL = { commandfor: PANEL_ID, command: 'show-modal' };
const CLOSES_PANEL = { commandfor: PANEL_ID, command: 'close' };

/** A panel with all items of the navigation bar, for small screens. It is a native modal, which traps the focus. */
export function NavigationPanel({ unreadCount }: { unreadCount: number }) {
  const { user, features } = useRootData();
  const panel = useRef<HTMLDialogElement>(null);
  const release = useRef<(() => void) | null>(null);
  const { key } = useLocation();

  useEffect(() => panel.current?.close(), [key]);

  useEffect(() => {
    // Close the panel when a tablet is rotated and the bar is shown again, because a hidden modal would keep the page
    // inert.
    const desktop = window.matchMedia(DESKTOP);
    const close = () => panel.current?.close();
    desktop.addEventListener('change', close);
    return () => desktop.removeEventListener('change', close);
  }, []);

  function handleOpen(event: MouseEvent) {
    // Don't let the browser open the panel as well.
    event.preventDefault();
    panel.current?.showModal();
    release.current = closeOnBack(() => panel.current?.close());
  }
  function handleClosed() {
    release.current?.();
    release.current = null;
  }
  function handleChoice(event: MouseEvent) {
    if ((event.target as Element).closest('a, button')) panel.current?.close();
  }

  if (!user && !features.links && !features.loginCallToAction) return null;
  return (
    <>
      <IconButton
        label="Menu"
        aria-haspopup="dialog"
        aria-controls={PANEL_ID}
        className="desk:hidden"
        onClick={handleOpen}
        {...OPENS_PANEL}
      >
        <Menu size={24} aria-hidden="true" />
      </IconButton>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- clicks bubble from the links inside */}
      <dialog
        ref={panel}
        id={PANEL_ID}
        aria-label="Menu"
        className="nav-panel"
        onClick={handleChoice}
        onClose={handleClosed}
      >
        <div className="page-wrap nav-row">
          <Logo withName />
          <IconButton label="Close menu" className="ml-auto" {...CLOSES_PANEL}>
            <X size={24} aria-hidden="true" />
          </IconButton>
        </div>
        <div className="page-wrap grid gap-6 pt-2 pb-10">
          {features.links && <SearchBox />}
          {user ? (
            <UserPanel user={user} unreadCount={unreadCount} />
          ) : (
            <div className="grid grid-cols-2 gap-3">
              <AuthButtons size="md" wide />
            </div>
          )}
          {features.links && <PanelLinks />}
        </div>
      </dialog>
    </>
  );
}

function PanelLinks() {
  return (
    <nav aria-label="Main" className="grid gap-6">
      <ul className="grid">
        {MAIN_LINKS.map(({ label, to }) => (
          <li key={to}>
            <NavLink to={to} className="nav-big-link">
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
      <div>
        <h2 className="mb-1 font-body text-meta font-semibold tracking-normal text-text-3">Resources</h2>
        <ul className="grid grid-cols-2 gap-x-3">
          {[...LEARN_LINKS, BLOG_LINK].map(({ label, to }) => (
            <li key={to}>
              <Link to={to} className="nav-small-link">
                {label}
              </Link>
            </li>
          ))}
          <li>
            <FeatureRequestLink className="nav-small-link" />
          </li>
          <li>
            <CommunityLink className="nav-small-link" />
          </li>
        </ul>
      </div>
    </nav>
  );
}
