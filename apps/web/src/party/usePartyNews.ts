import type { Party } from '@playloom/api-contract';
import { useEffect, useRef } from 'react';
import { useToasts } from '@playloom/site/overlays/useToasts.ts';
import { describePartyChange } from './describePartyChange.ts';

const SHOWN_MS = 4000;

/** Shows who has joined or left, and that the user leads the party now. */
export function usePartyNews(party: Party | null): void {
  const toasts = useToasts();
  const former = useRef(party);
  useEffect(() => {
    const text = describePartyChange(former.current, party);
    former.current = party;
    if (text !== null) toasts.show(text, { type: 'success', duration: SHOWN_MS });
  }, [party, toasts]);
}
