import { formatNumber, type User } from '@playloom/api-contract';
import { Avatar, truncateText } from '@playloom/design-system';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { Coin } from '../../coins/Coin.tsx';
import { formatUnreadCount } from './UnreadBadge.tsx';
import { UserLinks } from './UserMenu.tsx';

/** The account section of the navigation panel on small screens. */
export function UserPanel({ user, unreadCount }: { user: User; unreadCount: number }) {
  const { features } = useRootData();
  const { username, profilePicture } = user.local;
  const unread = formatUnreadCount(unreadCount);
  return (
    <section aria-label="Your account" className="edge rounded-lg bg-surface p-3">
      <div className="flex items-center gap-3 px-2 pt-1 pb-2">
        <Avatar name={username} src={profilePicture} size={44} />
        <div className="min-w-0">
          <b className="block truncate leading-tight" title={username}>
            {truncateText(username)}
          </b>
          {features.notifications && (
            <span className="text-meta text-text-3">
              {unread ? `${unread} unread` : 'No unread notifications'}
            </span>
          )}
        </div>
        <span className="num ml-auto flex items-center gap-2 text-right font-bold">
          <Coin size={20} />
          <span>{formatNumber(user.coins)}</span>
        </span>
      </div>
      <div className="pl-rule" />
      {features.links && <UserLinks user={user} />}
    </section>
  );
}
