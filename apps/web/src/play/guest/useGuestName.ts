import { useEffect, useState } from 'react';
import { getBrowserStorage } from '@playloom/site/browser/getBrowserStorage.ts';
import { useBrowserValue } from '@playloom/site/browser/useBrowserValue.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { readGuestName, suggestGuestName, writeGuestName } from './guestName.ts';

export interface GuestNameState {
  /** Whether the user is a guest and can choose a name. */
  isGuest: boolean;
  /** Whether the stored name has been read. */
  isKnown: boolean;
  name: string;
  /** Whether the server rejected the name. */
  isRejected: boolean;
  rename(name: string): void;
  suggest(): void;
  reject(): void;
}

/** Returns the player's name in the room. A guest's name is stored only in the browser. */
export function useGuestName(): GuestNameState {
  const { user } = useRootData();
  const isInBrowser = useBrowserValue(() => true, false);
  const remembered = useBrowserValue(() => readGuestName(getBrowserStorage('local')), '');
  const [typed, setTyped] = useState<string | null>(null);
  const [suggested] = useState(() => suggestGuestName(Math.random));
  const [isRejected, setRejected] = useState(false);
  const guestName = typed ?? (remembered || (isInBrowser ? suggested : ''));
  useEffect(() => {
    if (guestName.trim()) writeGuestName(getBrowserStorage('local'), guestName);
  }, [guestName]);
  function rename(name: string) {
    setTyped(name);
    setRejected(false);
  }
  return {
    isGuest: user === null,
    isKnown: isInBrowser,
    name: user?.local.username ?? guestName,
    isRejected,
    rename,
    suggest: () => rename(suggestGuestName(Math.random)),
    reject: () => setRejected(true),
  };
}
