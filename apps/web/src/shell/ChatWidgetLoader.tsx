import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { findRequiredConsent } from '../dialogs/findRequiredConsent.ts';
import { useBrowserValue } from '../session/useBrowserValue.ts';
import { useRoot } from '../session/useRoot.ts';
import { hasChatWidget } from './shellRules.ts';

const ChatWidget = lazy(() => import('../chat/ChatWidget.tsx'));

/** Loads chat for whoever is signed in and has agreed to the terms; nobody else pays for it. */
export function ChatWidgetLoader() {
  const { user, features } = useRoot();
  const { pathname, search } = useLocation();
  const isInBrowser = useBrowserValue(() => true, false);
  const marker = user?.openChatAccountOf ?? null;
  // Of the address that one came with: a later page without it must not close what is open.
  const [isAskedFor] = useState(() => hasChatParameter(search));
  const [named] = useState(() => readChatParameter(search));
  const openWith = marker ?? named;
  if (!isInBrowser || !user || findRequiredConsent(user) !== null) return null;
  if (!features.chat || !hasChatWidget(pathname)) return null;
  return (
    <Suspense>
      <ChatWidget key={user._id} opensAtOnce={isAskedFor || openWith !== null} openWith={openWith} />
    </Suspense>
  );
}

/** A link in a mail can name the conversation: `?openchat=alex`, or `?openchat=community:{gameId}`. */
function readChatParameter(search: string): string | null {
  const value = new URLSearchParams(search).get('openchat') ?? '';
  return hasChatParameter(search) && !['', 'true', '1'].includes(value) ? value : null;
}

/** `openchat` opens chat. */
function hasChatParameter(search: string): boolean {
  const query = new URLSearchParams(search);
  return query.has('openchat') && query.get('openchat') !== 'false';
}
