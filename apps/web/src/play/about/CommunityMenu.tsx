import { COMMUNITY_PREFIX, type GamePage } from '@playloom/api-contract';
import { DropdownMenu, MenuItem, MenuLink } from '@playloom/design-system';
import Flag from 'lucide-react/icons/flag';
import MessageCircle from 'lucide-react/icons/message-circle';
import Users from 'lucide-react/icons/users';
import { useState, type ReactElement } from 'react';
import { Link, useRevalidator } from 'react-router';
import { savePendingChat } from '../../chat/savePendingChat.ts';
import { toErrorBody } from '@playloom/site/api/toErrorBody.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { useToasts } from '@playloom/site/overlays/useToasts.ts';
import { useDialogs } from '@playloom/site/overlays/useDialogs.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';

interface CommunityMenuProps {
  trigger: ReactElement;
  game: GamePage;
  hasChat: boolean;
  canAct: boolean;
  onReport: () => void;
}

export function CommunityMenu({ trigger, game, hasChat, canAct, onReport }: CommunityMenuProps) {
  const { user } = useRootData();
  const dialogs = useDialogs();
  const membership = useMembership(game);
  const [isOpen, setIsOpen] = useState(true);
  const asUser = (act: () => void) => () => (user ? act() : dialogs.open({ kind: 'login' }));
  return (
    <DropdownMenu trigger={trigger} open={isOpen} onOpenChange={setIsOpen}>
      {hasChat && (
        <MenuLink>
          <Link
            to={`/indie/chat/${game._id}`}
            onClick={() => (user ? savePendingChat(COMMUNITY_PREFIX + game._id) : undefined)}
          >
            <MessageCircle size={18} aria-hidden="true" />
            Open community chat
          </Link>
        </MenuLink>
      )}
      {canAct && (
        <MenuItem icon={<Users size={18} aria-hidden="true" />} onSelect={asUser(membership.change)}>
          {game.isMember ? 'Leave community' : 'Join community'}
        </MenuItem>
      )}
      {canAct && (
        <MenuItem icon={<Flag size={18} aria-hidden="true" />} onSelect={asUser(onReport)}>
          Report this game
        </MenuItem>
      )}
    </DropdownMenu>
  );
}

function useMembership({ _id, title, isMember }: GamePage): { change: () => void } {
  const toasts = useToasts();
  const revalidator = useRevalidator();
  async function change() {
    try {
      const api = await loadBrowserApi();
      const call = isMember ? api.leaveCommunity : api.joinCommunity;
      await call({ params: { id: _id } });
      toasts.show(isMember ? `You left the ${title} community.` : `You joined the ${title} community.`, {
        type: 'success',
      });
      await revalidator.revalidate();
    } catch (error) {
      toasts.showError(toErrorBody(error).message);
    }
  }
  return { change: () => void change() };
}
