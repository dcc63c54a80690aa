import { useEffect, useState } from 'react';
import { openStorage } from '../session/openStorage.ts';
import { useInBrowser } from '../session/useInBrowser.ts';
import { useRoot } from '../session/useRoot.ts';
import { readGuestName, suggestName, writeGuestName } from './guestName.ts';

export interface Guest {
  /** Nobody signed in: the name can be chosen. */
  isGuest: boolean;
  /** The browser has been asked what it remembers. */
  isKnown: boolean;
  name: string;
  /** Whether the server would not have it. */
  isRefused: boolean;
  rename(name: string): void;
  suggest(): void;
  refuse(): void;
}

/** What the visitor is called in the room. The browser remembers a guest's name; the server does not know it. */
export function useGuestName(): Guest {
  const { user } = useRoot();
  const isInBrowser = useInBrowser(() => true, false);
  const remembered = useInBrowser(() => readGuestName(openStorage('local')), '');
  const [typed, setTyped] = useState<string | null>(null);
  const [suggested] = useState(() => suggestName(Math.random));
  const [isRefused, setRefused] = useState(false);
  const guestName = typed ?? (remembered || (isInBrowser ? suggested : ''));
  useEffect(() => {
    if (guestName.trim()) writeGuestName(openStorage('local'), guestName);
  }, [guestName]);
  function rename(name: string) {
    setTyped(name);
    setRefused(false);
  }
  return {
    isGuest: user === null,
    isKnown: isInBrowser,
    name: user?.local.username ?? guestName,
    isRefused,
    rename,
    suggest: () => rename(suggestName(Math.random)),
    refuse: () => setRefused(true),
  };
}
