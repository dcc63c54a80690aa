import { useEffect, useRef, useState } from 'react';
import { getBrowserStorage } from '@playloom/site/browser/getBrowserStorage.ts';

const PREFIX = 'forumDraft ';

/** Stores an unsent post in the browser, so that it survives a reload. */
export function useStoredPostDraft(name: string) {
  const key = PREFIX + name;
  const [text, setText] = useState('');
  const isTouched = useRef(false);
  // Read the draft after the first render, because the server's HTML has none and hydration must match.
  useEffect(() => {
    const stored = getBrowserStorage('local').getItem(key);
    if (stored !== null && !isTouched.current) setText(stored);
  }, [key]);
  function change(next: string) {
    isTouched.current = true;
    setText(next);
    if (next.trim() === '') getBrowserStorage('local').removeItem(key);
    else getBrowserStorage('local').setItem(key, next);
  }
  return [text, change] as const;
}
