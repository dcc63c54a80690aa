import type { GamePage } from '@playloom/api-contract';
import { Button, DropdownMenu, MenuItem, MenuLink } from '@playloom/design-system';
import Flag from 'lucide-react/icons/flag';
import MessageCircle from 'lucide-react/icons/message-circle';
import Users from 'lucide-react/icons/users';
import { lazy, Suspense, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { readProblem } from '../../forms/readProblem.ts';
import { browserApi } from '../../session/browserApi.ts';
import { useToasts } from '../../session/toasts.ts';
import { useDialogs } from '../../session/useDialogs.ts';
import { useRoot } from '../../session/useRoot.ts';

const ReportDialog = lazy(() => import('../../chat/ReportDialog.tsx'));

/** The people around a game: their chat, belonging to them, and telling of what is wrong with it. */
export function GameCommunity({ game, isMaker }: { game: GamePage; isMaker: boolean }) {
  const { user, features } = useRoot();
  const dialogs = useDialogs();
  const membership = useMembership(game);
  const [isReporting, setIsReporting] = useState(false);
  const hasChat = features.chat && features.links;
  const mayAct = !isMaker && (user !== null || features.loginCallToAction);
  if (!hasChat && !mayAct) return null;
  const asUser = (act: () => void) => () => (user ? act() : dialogs.open({ kind: 'login' }));
  return (
    <>
      <DropdownMenu trigger={<Button icon={<Users size={18} aria-hidden="true" />}>Community</Button>}>
        {hasChat && (
          <MenuLink>
            <Link to={`/indie/chat/${game._id}`}>
              <MessageCircle size={18} aria-hidden="true" />
              Open the chat
            </Link>
          </MenuLink>
        )}
        {mayAct && (
          <MenuItem icon={<Users size={18} aria-hidden="true" />} onSelect={asUser(membership.change)}>
            {game.isMember ? 'Leave the community' : 'Join the community'}
          </MenuItem>
        )}
        {mayAct && (
          <MenuItem
            icon={<Flag size={18} aria-hidden="true" />}
            onSelect={asUser(() => setIsReporting(true))}
          >
            Report this game
          </MenuItem>
        )}
      </DropdownMenu>
      {isReporting && (
        <Suspense>
          <ReportDialog subject={{ kind: 'game', gameId: game._id }} onClose={() => setIsReporting(false)} />
        </Suspense>
      )}
    </>
  );
}

function useMembership({ _id, title, isMember }: GamePage): { change: () => void } {
  const toasts = useToasts();
  const revalidator = useRevalidator();
  async function change() {
    try {
      const api = await browserApi();
      const call = isMember ? api.leaveCommunity : api.joinCommunity;
      await call({ params: { id: _id } });
      toasts.show(
        isMember ? `You left the community of ${title}.` : `You are in the community of ${title}.`,
        {
          type: 'success',
        },
      );
      await revalidator.revalidate();
    } catch (error) {
      toasts.show(readProblem(error).message);
    }
  }
  return { change: () => void change() };
}
