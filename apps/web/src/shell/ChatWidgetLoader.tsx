import { lazy, Suspense, useCallback, useState } from 'react';
import { useLocation } from 'react-router';
import { useChatOpenRequest } from '../chat/chatOpenEvent.ts';
import { findRequiredConsent } from '../login/findRequiredConsent.ts';
import { useBrowserValue } from '@playloom/site/browser/useBrowserValue.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { hasChatWidget } from './rules/shellRules.ts';

const ChatWidget = lazy(() => import('../chat/ChatWidget.tsx'));

/** Loads the chat widget, only for logged-in users who agreed to the terms. */
export function ChatWidgetLoader() {
  const { user, features } = useRootData();
  const { pathname, search } = useLocation();
  const isInBrowser = useBrowserValue(() => true, false);
  const marker = user?.openChatAccountOf ?? null;
  // Read the URL only once, so that navigating to a page without the parameter does not close the chat.
  const [isAskedFor] = useState(() => hasChatParameter(search));
  const [named] = useState(() => readChatParameter(search));
  const [isRequested, setIsRequested] = useState(false);
  const openWith = marker ?? named;
  if (!isInBrowser || !user || findRequiredConsent(user) !== null) return null;
  if (!features.chat || !hasChatWidget(pathname)) return null;
  return (
    <Suspense fallback={<EarlyRequests onRequest={setIsRequested} />}>
      <ChatWidget
        key={user._id}
        opensAtOnce={isAskedFor || isRequested || openWith !== null}
        openWith={openWith}
      />
    </Suspense>
  );
}

/** Remembers requests to open the chat while the widget is still loading. */
function EarlyRequests({ onRequest }: { onRequest: (isRequested: true) => void }) {
  const open = useCallback(() => onRequest(true), [onRequest]);
  useChatOpenRequest(open);
  return null;
}

/** Reads which chat to open from links such as `?openchat=alex` or `?openchat=community:{gameId}`. */
function readChatParameter(search: string): string | null {
  const value = new URLSearchParams(search).get('openchat') ?? '';
  return hasChatParameter(search) && !['', 'true', '1'].includes(value) ? value : null;
}

/** Whether the URL has the parameter `openchat`, which opens the chat. */
function hasChatParameter(search: string): boolean {
  const query = new URLSearchParams(search);
  return query.has('openchat') && query.get('openchat') !== 'false';
}
