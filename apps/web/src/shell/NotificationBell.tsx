import Bell from 'lucide-react/icons/bell';
import { NavMenu } from './NavMenu.tsx';
import { UnreadBadge } from './UnreadBadge.tsx';

/** The bell and what it rang for. */
export function NotificationBell({ unreadCount }: { unreadCount: number }) {
  return (
    <NavMenu
      align="end"
      className="nav-bell"
      popupClassName="w-[300px] phone:w-auto"
      label={unreadCount > 0 ? `Notifications, ${unreadCount} unread` : 'Notifications'}
      face={
        <>
          <Bell size={22} aria-hidden="true" />
          <UnreadBadge count={unreadCount} />
        </>
      }
    >
      <div className="px-3 py-2">
        <h2 className="text-card text-text">All read</h2>
        <p className="mt-1 text-meta">
          Nobody is waiting for you. When something happens in your games, you read it here.
        </p>
      </div>
    </NavMenu>
  );
}
