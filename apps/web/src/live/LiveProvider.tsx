import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { isEmbedPath, isPlayPath } from '@playloom/site/paths/isPlayPath.ts';
import { createPageLiveSocket } from './createPageLiveSocket.ts';
import { SessionEndHandler } from './SessionEndHandler.tsx';
import { LiveContext } from './LiveContext.ts';

interface LiveProviderProps {
  /** Whether the socket stays open on play pages, because the user is in a party. */
  isNeededInGames: boolean;
  children: ReactNode;
}

/** Keeps the live socket open for a logged-in user, except on play pages, where the game has its own connection. */
export function LiveProvider({ isNeededInGames, children }: LiveProviderProps) {
  const { user, features } = useRootData();
  const { pathname } = useLocation();
  const [page] = useState(createPageLiveSocket);
  const userId = user?._id;
  const isWanted = userId !== undefined && (features.notifications || features.chat);
  const isOpen = isWanted && (isNeededInGames ? !isEmbedPath(pathname) : !isPlayPath(pathname));
  // The effect depends on the user id, so that another user gets a new connection.
  useEffect(() => (isOpen ? page.open() : undefined), [page, isOpen, userId]);
  return (
    <LiveContext value={page}>
      <SessionEndHandler live={page} />
      {children}
    </LiveContext>
  );
}
