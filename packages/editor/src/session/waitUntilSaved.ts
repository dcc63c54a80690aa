import type { EditorSession, SaveState } from './EditorSession.ts';

/** Waits while edits are being sent to the server. Resolves to the resulting save status. */
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
