import type { Party } from '@playloom/api-contract';
import { useEffect, useRef } from 'react';
import { useStreamerMode } from '@playloom/site/browser/useStreamerMode.ts';
import { useToasts } from '@playloom/site/overlays/useToasts.ts';
import { describeArrivals } from './describeArrivals.ts';
import { describeLeaderNews } from './describeLeaderNews.ts';

const SHOWN_MS = 4000;

/** Shows who has joined or left, and what a leader should know. A game is interrupted only for leaders. */
export function usePartyNews(party: Party | null): void {
  const toasts = useToasts();
  const isStreaming = useStreamerMode();
  const last = useRef(party);
  useEffect(() => {
    const former = last.current;
    last.current = party;
    if (former === null || party === null || former._id !== party._id) return;
    const isInGame = document.documentElement.hasAttribute('data-playing');
    const text =
      describeLeaderNews(former, party) ?? (isInGame ? null : describeArrivals(former, party, isStreaming));
    if (text !== null) toasts.show(text, { type: 'success', duration: SHOWN_MS });
  }, [party, toasts, isStreaming]);
}
