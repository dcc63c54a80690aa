import type { LiveServerMessage, LiveClientMessage } from '@playloom/api-contract';
import { createContext, use, useEffect, useEffectEvent } from 'react';

/** The live line of this page, whether it is open just now or not. */
export interface PageLiveSocket {
  /** Said when the line is open; nothing is kept for later. */
  send(message: LiveClientMessage): void;
  /** Tells what is heard from now on; gives back what ends it. */
  subscribe(listener: (message: LiveServerMessage) => void): () => void;
  /** Whether the server has said welcome and nothing was lost since. */
  isOpen(): boolean;
  /** Says when the line is lost. That it is there again is said by `welcome`. */
  onDisconnect(listener: () => void): () => void;
  /** Gives up a line that does not answer and opens another one. */
  reconnect(): void;
}

export const LiveContext = createContext<PageLiveSocket | null>(null);

export function usePageLiveSocket(): PageLiveSocket {
  const live = use(LiveContext);
  if (!live) throw new Error('There is no LiveContext above this component.');
  return live;
}

/** Hears the news while the component is shown. After `welcome` something may have been missed: read it anew. */
export function useLiveMessages(listener: (message: LiveServerMessage) => void): void {
  const live = usePageLiveSocket();
  const handleMessage = useEffectEvent(listener);
  useEffect(() => live.subscribe((message) => handleMessage(message)), [live]);
}
