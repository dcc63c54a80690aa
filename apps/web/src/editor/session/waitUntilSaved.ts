import type { EditorSession, SaveState } from './EditorSession.ts';

/** Waits while edits are on their way to the server; resolves to the result. */
export function waitUntilSaved(saving: EditorSession['saving']): Promise<SaveState> {
  return new Promise((resolve) => {
    const look = () => {
      const state = saving.get();
      if (state === 'loading' || state === 'saving') return;
      stop();
      resolve(state);
    };
    const stop = saving.subscribe(look);
    look();
  });
}
