import { useState } from 'react';
import { openStorage } from '../session/openStorage.ts';
import type { ChatState } from './createChatStore.ts';

/** Whoever put the question off is not asked again on this browser; they find it below the phrases. */
const ASKED_KEY = 'chatBirthDateAsked';

/** Whether chat begins with the question for the date of birth. */
export function useBirthDateQuestion({ asksBirthDate }: ChatState) {
  const [isPutOff, setIsPutOff] = useState(() => openStorage('local').getItem(ASKED_KEY) !== null);
  return {
    isAsked: asksBirthDate && !isPutOff,
    isOpen: asksBirthDate,
    putOff() {
      openStorage('local').setItem(ASKED_KEY, '1');
      setIsPutOff(true);
    },
    ask: () => setIsPutOff(false),
  };
}
