import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { isPlayPath } from '@playloom/site/paths/isPlayPath.ts';
import { createPageLiveSocket } from './createPageLiveSocket.ts';
import { SessionEndHandler } from './SessionEndHandler.tsx';
import { LiveContext } from './LiveContext.ts';

/** Keeps the live socket open for a logged-in user, except on play pages, where the game has its own connection. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const { user, features } = useRootData();
  const { pathname } = useLocation();
  const [page] = useState(createPageLiveSocket);
  const userId = user?._id;
  const isOpen = userId !== undefined && (features.notifications || features.chat) && !isPlayPath(pathname);
  // The effect depends on the user id, so that another user gets a new connection.
  useEffect(() => (isOpen ? page.open() : undefined), [page, isOpen, userId]);
  return (
    <LiveContext value={page}>
      <SessionEndHandler live={page} />
      {children}
    </LiveContext>
  );
}
