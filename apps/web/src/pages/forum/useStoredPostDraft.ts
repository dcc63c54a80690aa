import { useEffect, useRef, useState } from 'react';
import { openStorage } from '../../session/openStorage.ts';

const PREFIX = 'forumDraft ';

/** What is typed and not sent yet stays in the browser, also over a reload. */
export function useStoredPostDraft(name: string) {
  const key = PREFIX + name;
  const [text, setText] = useState('');
  const isTouched = useRef(false);
  // After the first picture: the server knows of no draft, and both must agree.
  useEffect(() => {
    const stored = openStorage('local').getItem(key);
    if (stored !== null && !isTouched.current) setText(stored);
  }, [key]);
  function change(next: string) {
    isTouched.current = true;
    setText(next);
    if (next.trim() === '') openStorage('local').removeItem(key);
    else openStorage('local').setItem(key, next);
  }
  return [text, change] as const;
}
