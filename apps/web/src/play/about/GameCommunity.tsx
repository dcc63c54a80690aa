import type { GamePage } from '@playloom/api-contract';
import Users from 'lucide-react/icons/users';
import { lazy, Suspense, useState } from 'react';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { LazyMenu } from '@playloom/site/overlays/LazyMenu.tsx';

const ReportDialog = lazy(() => import('@playloom/site/moderation/ReportDialog.tsx'));
const loadMenu = async () => (await import('./CommunityMenu.tsx')).CommunityMenu;

/** Community menu of a game: chat, joining, and reporting. */
export function GameCommunity({ game, canEdit }: { game: GamePage; canEdit: boolean }) {
  const { user, features } = useRootData();
  const [isReporting, setIsReporting] = useState(false);
  const hasChat = features.chat && features.links;
  const canAct = !canEdit && (user !== null || features.loginCallToAction);
  if (!hasChat && !canAct) return null;
  return (
    <>
      <LazyMenu
        button={{ icon: <Users size={18} aria-hidden="true" />, children: 'Community' }}
        load={loadMenu}
        shown={{ game, hasChat, canAct, onReport: () => setIsReporting(true) }}
      />
      {isReporting && (
        <Suspense>
          <ReportDialog subject={{ kind: 'game', gameId: game._id }} onClose={() => setIsReporting(false)} />
        </Suspense>
      )}
    </>
  );
}
