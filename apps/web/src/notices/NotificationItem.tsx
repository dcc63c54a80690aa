import type { Notification, NotificationKind } from '@playloom/api-contract';
import { Button } from '@playloom/design-system';
import Bell from 'lucide-react/icons/bell';
import Coins from 'lucide-react/icons/coins';
import Gamepad2 from 'lucide-react/icons/gamepad-2';
import MessageCircle from 'lucide-react/icons/message-circle';
import Rocket from 'lucide-react/icons/rocket';
import Shield from 'lucide-react/icons/shield';
import Shirt from 'lucide-react/icons/shirt';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { Time } from '@playloom/site/time/Time.tsx';
import './notices.css';

const ICONS: Record<NotificationKind, ComponentType<{ size: number; 'aria-hidden': 'true' }>> = {
  published: Rocket,
  reply: MessageCircle,
  invitation: Gamepad2,
  friend: UserRoundPlus,
  coins: Coins,
  skin: Shirt,
  moderation: Shield,
  system: Bell,
};

interface NoticeRowProps {
  notice: Notification;
  now: number;
  onRead: (notice: Notification) => void;
}

/** One notification with a link to its subject. Following the link marks it as read. */
export function NotificationItem({ notice, now, onRead }: NoticeRowProps) {
  const { text, read, kind, href, createdAt } = notice;
  const Icon = ICONS[kind];
  const markRead = () => (read ? undefined : onRead(notice));
  return (
    <li className="notice" data-kind={kind} data-unread={!read}>
      <span className="notice-icon">
        <Icon size={20} aria-hidden="true" />
      </span>
      <div className="min-w-0">
        {href ? (
          <Link to={href} className="notice-text" onClick={markRead}>
            {text}
          </Link>
        ) : (
          <p className="notice-text">{text}</p>
        )}
        <p className="text-meta text-text-3">
          {!read && <span className="sr-only">Unread, </span>}
          <Time at={createdAt} format="relative" now={now} />
        </p>
      </div>
      {!read && !href && (
        <Button
          size="sm"
          variant="quiet"
          className="notice-act"
          onClick={markRead}
          aria-label={`Mark as read: ${text}`}
        >
          Mark as read
        </Button>
      )}
    </li>
  );
}
