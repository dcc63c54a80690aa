import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { neededConsent } from '../dialogs/neededConsent.ts';
import { useInBrowser } from '../session/useInBrowser.ts';
import { useRoot } from '../session/useRoot.ts';
import { hasChatCorner } from './shellRules.ts';

const ChatWidget = lazy(() => import('../chat/ChatWidget.tsx'));

/** Loads chat for whoever is signed in and has agreed to the terms; nobody else pays for it. */
export function ChatCorner() {
  const { user, features } = useRoot();
  const { pathname, search } = useLocation();
  const isInBrowser = useInBrowser(() => true, false);
  const openWith = user?.openChatAccountOf ?? null;
  // Of the address that one came with: a later page without it must not close what is open.
  const [isAskedFor] = useState(() => asksForChat(search));
  if (!isInBrowser || !user || neededConsent(user) !== null) return null;
  if (!features.chat || !hasChatCorner(pathname)) return null;
  return (
    <Suspense>
      <ChatWidget key={user._id} opensAtOnce={isAskedFor || openWith !== null} openWith={openWith} />
    </Suspense>
  );
}

/** `openchat` opens chat. */
export function asksForChat(search: string): boolean {
  const query = new URLSearchParams(search);
  return query.has('openchat') && query.get('openchat') !== 'false';
}
