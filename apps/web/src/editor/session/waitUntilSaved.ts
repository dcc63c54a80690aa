import type { EditorSession, SaveState } from './EditorSession.ts';

/** Waits as long as edits are on their way to the server; tells how it came out. */
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
