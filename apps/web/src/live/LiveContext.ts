import type { LiveServerMessage, LiveClientMessage } from '@playloom/api-contract';
import { createContext, use, useEffect, useEffectEvent } from 'react';

/** The live socket of this page. The object exists even while there is no connection. */
export interface PageLiveSocket {
  /** Sends a message if the socket is open; otherwise the message is dropped. */
  send(message: LiveClientMessage): void;
  /** Adds a listener; returns a function that removes it. */
  subscribe(listener: (message: LiveServerMessage) => void): () => void;
  /** Whether the server has sent `welcome` and the connection is still open. */
  isOpen(): boolean;
  /** Runs the listener when the connection is lost. After reconnecting, the server sends `welcome`. */
  onDisconnect(listener: () => void): () => void;
  /** Closes a connection that does not answer and opens a new one. */
  reconnect(): void;
}

export const LiveContext = createContext<PageLiveSocket | null>(null);

export function usePageLiveSocket(): PageLiveSocket {
  const live = use(LiveContext);
  if (!live) throw new Error('LiveContext is missing above this component.');
  return live;
}

/**
 * Listens to messages while the component is mounted. Reload data on `welcome`, because messages before it may be lost.
 */
export function useLiveMessages(listener: (message: LiveServerMessage) => void): void {
  const live = usePageLiveSocket();
  const handleMessage = useEffectEvent(listener);
  useEffect(() => live.subscribe((message) => handleMessage(message)), [live]);
}
