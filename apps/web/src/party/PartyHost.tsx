import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { isEmbedPath } from '@playloom/site/paths/isPlayPath.ts';
import { useToasts } from '@playloom/site/overlays/useToasts.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { useLiveMessages, usePageLiveSocket } from '../live/LiveContext.ts';
import { useParty } from './PartyContext.ts';
import { reloadParty } from './reloadParty.ts';
import { usePartyNews } from './usePartyNews.ts';

const PartyBar = lazy(() => import('./PartyBar.tsx'));

/** How often the party is loaded while the live socket is closed, or after loading failed. */
const REFRESH_INTERVAL_MS = 30_000;
const ENDINGS = {
  removed: 'You were removed from the party.',
  ended: 'Your party has ended, because no one was online.',
} as const;

/** Keeps the party of this page current, and loads its bar for users who are in one. */
export default function PartyHost() {
  const { user, features } = useRootData();
  const { party } = useParty();
  const { pathname } = useLocation();
  useFreshParty();
  usePartyNews(party);
  if (!user || !party || !features.chat || isEmbedPath(pathname)) return null;
  return (
    <Suspense fallback={null}>
      <PartyBar key={party._id} party={party} />
    </Suspense>
  );
}

function useFreshParty(): void {
  const { user } = useRootData();
  const { party, store } = useParty();
  const live = usePageLiveSocket();
  const toasts = useToasts();
  useLiveMessages((message) => {
    if (message.kind === 'party') {
      if (message.change !== 'changed') toasts.show(ENDINGS[message.change], { duration: 6000 });
      void reloadParty(store);
    } else if (message.kind === 'welcome' && party) void reloadParty(store);
    else if (message.kind === 'message' && message.channel === party?.channel)
      store.setUnread((former) => former + Number(message.message.author._id !== user?._id));
  });
  const isInParty = party !== null;
  const reload = useEffectEvent(() => {
    const isCurrent = live.isOpen() && !store.sync.isOutdated;
    if (!isCurrent && document.visibilityState === 'visible') void reloadParty(store);
  });
  useEffect(() => {
    if (!isInParty) return;
    const timer = setInterval(() => reload(), REFRESH_INTERVAL_MS);
    const look = () => reload();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isInParty]);
}
