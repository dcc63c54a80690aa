import { usernameSchema } from '@playloom/api-contract';
import { useEffect, useState } from 'react';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';

const ASK_AFTER_MS = 350;
const TAKEN = 'This username is taken.';

interface Availability {
  state: 'unknown' | 'checking' | 'free' | 'taken';
  reason: string | null;
}

const UNKNOWN: Availability = { state: 'unknown', reason: null };

/** Checks whether a username is free once typing pauses. A failed check is ignored, because signing up checks again. */
export function useUsernameAvailability(typed: string): Availability {
  const username = typed.trim();
  const isFit = usernameSchema.safeParse(username).success;
  const [answer, setAnswer] = useState({ username: '', ...UNKNOWN });
  useEffect(() => {
    if (!isFit) return;
    let isOld = false;
    const timer = setTimeout(() => {
      setAnswer({ username, state: 'checking', reason: null });
      void ask(username).then((next) => !isOld && setAnswer({ username, ...next }));
    }, ASK_AFTER_MS);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [username, isFit]);
  return isFit && answer.username === username ? answer : UNKNOWN;
}

async function ask(username: string): Promise<Availability> {
  try {
    const api = await loadBrowserApi();
    const { data } = await api.readUsernameAvailability({ query: { username } });
    return data.isAvailable
      ? { state: 'free', reason: null }
      : { state: 'taken', reason: data.reason ?? TAKEN };
  } catch {
    return UNKNOWN;
  }
}
