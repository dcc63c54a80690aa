import { formatCoinCount, type User } from '@playloom/api-contract';
import { Avatar, truncateText } from '@playloom/design-system';
import Coins from 'lucide-react/icons/coins';
import ChevronDown from 'lucide-react/icons/chevron-down';
import MessageCircle from 'lucide-react/icons/message-circle';
import Flame from 'lucide-react/icons/flame';
import LogOut from 'lucide-react/icons/log-out';
import Settings from 'lucide-react/icons/settings';
import UserRound from 'lucide-react/icons/user-round';
import UsersRound from 'lucide-react/icons/users-round';
import { Link, useLocation } from 'react-router';
import { requestChatOpen } from '../../chat/chatOpenEvent.ts';
import { findRequiredConsent } from '../../login/findRequiredConsent.ts';
import { useLogout } from '../../login/useLogout.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { hasChatWidget } from '../rules/shellRules.ts';
import { NavMenu } from './NavMenu.tsx';

export function UserMenu({ user }: { user: User }) {
  const { username, profilePicture } = user.local;
  return (
    <NavMenu
      align="end"
      className="nav-user"
      popupClassName="w-[264px]"
      label={`Your account, ${username}`}
      trigger={
        <>
          <Avatar name={username} src={profilePicture} size={34} />
          <ChevronDown size={16} aria-hidden="true" />
        </>
      }
    >
      <div className="flex items-center gap-3 px-3 pt-2 pb-3">
        <Avatar name={username} src={profilePicture} size={44} />
        <div className="min-w-0 leading-tight">
          <b className="block truncate text-text" title={username}>
            {truncateText(username)}
          </b>
          <span className="num text-tiny text-text-3">{formatCoinCount(user.coins)}</span>
        </div>
      </div>
      <div className="pl-rule" />
      <UserLinks user={user} />
    </NavMenu>
  );
}

/** The account links, used in the menu and in the panel on small screens. */
export function UserLinks({ user }: { user: User }) {
  const logOut = useLogout();
  const { features } = useRootData();
  const { pathname } = useLocation();
  // Must match the condition in ChatWidgetLoader: without the widget, there is nothing to open.
  const hasChat = features.chat && hasChatWidget(pathname) && findRequiredConsent(user) === null;
  const page = `/user/${user.local.username}`;
  return (
    <ul>
      <li>
        <Link to={page} className="pl-item">
          <UserRound size={18} aria-hidden="true" />
          Profile
        </Link>
      </li>
      <li>
        <Link to="/friends" className="pl-item">
          <UsersRound size={18} aria-hidden="true" />
          Friends
        </Link>
      </li>
      <li>
        <Link to="/season" className="pl-item">
          <Flame size={18} aria-hidden="true" />
          Season
        </Link>
      </li>
      {hasChat && (
        <li>
          <button type="button" className="pl-item w-full" onClick={requestChatOpen}>
            <MessageCircle size={18} aria-hidden="true" />
            Chat
          </button>
        </li>
      )}
      <li>
        <Link to={`${page}/coins/summary/`} className="pl-item">
          <Coins size={18} aria-hidden="true" />
          Coins
        </Link>
      </li>
      <li>
        <Link to={`${page}/profile`} className="pl-item">
          <Settings size={18} aria-hidden="true" />
          Settings
        </Link>
      </li>
      <li>
        <button type="button" className="pl-item w-full" onClick={logOut}>
          <LogOut size={18} aria-hidden="true" />
          Log out
        </button>
      </li>
    </ul>
  );
}
