import { use, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { getEmbedPath, getPlayPath } from '@playloom/site/paths/getPlayPath.ts';
import { PageResponseContext } from '@playloom/site/rendering/PageResponseInfo.ts';
import { useDialogs } from '@playloom/site/overlays/useDialogs.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { isEmbedPath } from '@playloom/site/paths/isPlayPath.ts';
import {
  createPlayPageController,
  type ChangingPlayPageFacts,
  type PlayPageController,
} from './createPlayPageController.ts';
import { createReportSubject, saveMuteToAccount } from './playerActions.ts';
import type { PlayArrival } from './useArrival.ts';
import type { GuestNameState } from '../guest/useGuestName.ts';

/** Creates one controller for the lifetime of the page and passes it the values of each render. */
export function usePlayController(
  guest: GuestNameState,
  arrival: PlayArrival,
  title: string,
): PlayPageController {
  const dialogs = useDialogs();
  const { nonce } = use(PageResponseContext);
  const { config, features } = useRootData();
  const { uiOrigin } = config;
  const navigate = useNavigate();
  const isEmbedded = isEmbedPath(useLocation().pathname);
  const facts: ChangingPlayPageFacts = {
    // A function, because features depend on the portal, which may be known only after the first render.
    features: () => features,
    guestName: () => (guest.isGuest && guest.name.trim()) || undefined,
    arrival: () => toJoinQuery(arrival),
    opensChat: () => arrival.opensChat,
    showsFps: () => arrival.showsFps,
    offer: (offer) => dialogs.open({ kind: 'offer', offer, game: title }),
    report: ({ name, heard: recentMessages }, gameId) =>
      dialogs.open({ kind: 'report', subject: createReportSubject(name, gameId, recentMessages) }),
    mute: (username, isMuted) => void saveMuteToAccount(username, isMuted),
    askToWrite: (gameId, request) => dialogs.open({ kind: 'chat-permission', gameId, request }),
    follow: ({ slug }) =>
      void navigate(isEmbedded ? getEmbedPath(slug) : getPlayPath(slug), { replace: true }),
  };
  const [page] = useState(() => createPlayPageController({ nonce, uiOrigin }, facts));
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
