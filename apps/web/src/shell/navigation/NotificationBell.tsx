import Bell from 'lucide-react/icons/bell';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { NavMenu } from './NavMenu.tsx';
import { UnreadBadge } from './UnreadBadge.tsx';

const BellList = lazy(() => import('../../notices/NotificationList.tsx'));

/** The bell with its list of notifications. */
export function NotificationBell({ unreadCount }: { unreadCount: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <NavMenu
      align="end"
      className="nav-bell"
      popupClassName="w-[360px] phone:w-auto"
      label={unreadCount > 0 ? `Notifications, ${unreadCount} unread` : 'Notifications'}
      onToggle={setOpen}
      trigger={
        <>
          <Bell size={22} aria-hidden="true" />
          <UnreadBadge count={unreadCount} />
        </>
      }
    >
      {isOpen && (
        <Suspense>
          <BellList />
        </Suspense>
      )}
      <div className="pl-rule" />
      <Link to="/notifications" className="pl-item justify-center">
        All notifications
      </Link>
    </NavMenu>
  );
}
