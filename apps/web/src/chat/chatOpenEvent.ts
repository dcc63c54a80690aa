import { useEffect } from 'react';

const OPEN_CHAT = 'playloom:open-chat';

/** Opens the chat from anywhere on the page: menus dispatch this event, the widget listens. */
export function requestChatOpen(): void {
  window.dispatchEvent(new Event(OPEN_CHAT));
}

export function useChatOpenRequest(onOpen: () => void): void {
  useEffect(() => {
    window.addEventListener(OPEN_CHAT, onOpen);
    return () => window.removeEventListener(OPEN_CHAT, onOpen);
  }, [onOpen]);
}
