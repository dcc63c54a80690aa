import type { GamePage } from '@playloom/api-contract';
import Users from 'lucide-react/icons/users';
import { lazy, Suspense, useState } from 'react';
import { useRoot } from '../../session/useRoot.ts';
import { LateMenu } from '../LateMenu.tsx';

const ReportDialog = lazy(() => import('../../chat/ReportDialog.tsx'));
const loadMenu = async () => (await import('./CommunityMenu.tsx')).CommunityMenu;

/** The people around a game: their chat, belonging to them, and telling of what is wrong with it. */
export function GameCommunity({ game, isMaker }: { game: GamePage; isMaker: boolean }) {
  const { user, features } = useRoot();
  const [isReporting, setIsReporting] = useState(false);
  const hasChat = features.chat && features.links;
  const mayAct = !isMaker && (user !== null || features.loginCallToAction);
  if (!hasChat && !mayAct) return null;
  return (
    <>
      <LateMenu
        button={{ icon: <Users size={18} aria-hidden="true" />, children: 'Community' }}
        load={loadMenu}
        shown={{ game, hasChat, mayAct, onReport: () => setIsReporting(true) }}
      />
      {isReporting && (
        <Suspense>
          <ReportDialog subject={{ kind: 'game', gameId: game._id }} onClose={() => setIsReporting(false)} />
        </Suspense>
      )}
    </>
  );
}
