import type { LiveNews, LiveWord } from '@playloom/api-contract';
import { createContext, use, useEffect, useEffectEvent } from 'react';

/** The live line of this page, whether it is open just now or not. */
export interface PageLive {
  /** Said when the line is open; nothing is kept for later. */
  say(word: LiveWord): void;
  /** Tells what is heard from now on; gives back what ends it. */
  hear(listener: (news: LiveNews) => void): () => void;
  /** Whether the server has said welcome and nothing was lost since. */
  isOpen(): boolean;
  /** Says when the line is lost. That it is there again is said by `welcome`. */
  watchLoss(listener: () => void): () => void;
  /** Gives up a line that does not answer and opens another one. */
  reconnect(): void;
}

export const LiveContext = createContext<PageLive | null>(null);

export function useLive(): PageLive {
  const live = use(LiveContext);
  if (!live) throw new Error('There is no LiveContext above this component.');
  return live;
}

/** Hears the news while the component is shown. After `welcome` something may have been missed: read it anew. */
export function useNews(listener: (news: LiveNews) => void): void {
  const live = useLive();
  const tell = useEffectEvent(listener);
  useEffect(() => live.hear((news) => tell(news)), [live]);
}
