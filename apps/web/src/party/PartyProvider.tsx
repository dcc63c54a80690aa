import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { RootData } from '@playloom/site/session/rootData.ts';
import { createPartyStore } from './createPartyStore.ts';
import { PartyContext } from './PartyContext.ts';

/** Holds the user's party: first from the page's data, then from requests. */
export function PartyProvider({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<RootData>('root');
  const [store] = useState(() => createPartyStore(root?.party ?? null));
  const shown = useRef(root);
  useEffect(() => {
    if (shown.current === root) return;
    shown.current = root;
    store.replace(root?.party ?? null);
  }, [store, root]);
  return <PartyContext value={store}>{children}</PartyContext>;
}
