import { use, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { embedPath, playPath } from '../games/playPath.ts';
import { PageFrameContext } from '../session/PageFrame.ts';
import { useDialogs } from '../session/useDialogs.ts';
import { useRoot } from '../session/useRoot.ts';
import { isEmbedPath } from '../shell/shellRules.ts';
import { createPagePlay, type ChangingPlayPageFacts, type PagePlay } from './createPagePlay.ts';
import { createReportSubject, muteOnAccount } from './playerActions.ts';
import type { PlayArrival } from './useArrival.ts';
import type { Guest } from './useGuestName.ts';

/** Creates one controller for the lifetime of the page and passes it the values of each render. */
export function usePlayController(guest: Guest, arrival: PlayArrival, title: string): PagePlay {
  const dialogs = useDialogs();
  const { nonce } = use(PageFrameContext);
  const { config, features } = useRoot();
  const { uiOrigin } = config;
  const navigate = useNavigate();
  const isEmbedded = isEmbedPath(useLocation().pathname);
  const facts: ChangingPlayPageFacts = {
    // A function, because features depend on the portal, which may be known only after the first render.
    features: () => features,
    guestName: () => (guest.isGuest && guest.name.trim()) || undefined,
    arrival: () => toJoinQuery(arrival),
    opensChat: () => arrival.opensChat,
    offer: (offer) => dialogs.open({ kind: 'offer', offer, game: title }),
    report: ({ name, heard: recentMessages }, gameId) =>
      dialogs.open({ kind: 'report', subject: createReportSubject(name, gameId, recentMessages) }),
    mute: (username, isMuted) => void muteOnAccount(username, isMuted),
    askToWrite: (gameId, request) => dialogs.open({ kind: 'chat-permission', gameId, request }),
    follow: ({ slug }) => void navigate(isEmbedded ? embedPath(slug) : playPath(slug), { replace: true }),
  };
  const [page] = useState(() => createPagePlay({ nonce, uiOrigin }, facts));
  useLayoutEffect(() => page.updateFacts(facts));
  return page;
}

function toJoinQuery({ inv, agentId, portal, isInIframe, wantsNewest }: PlayArrival) {
  return {
    ...(inv === null ? {} : { inv }),
    ...(agentId === null ? {} : { agentId }),
    ...(portal === null ? {} : { portal }),
    ...(isInIframe ? { inIframe: 'true' as const } : {}),
    ...(wantsNewest ? { publish: 'true' as const } : {}),
  };
}
