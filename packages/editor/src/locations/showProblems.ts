import type { EditorSession } from '../session/EditorSession.ts';

/** Closes the open dialog and opens the list of problems. */
export function showProblems(session: EditorSession): void {
  session.overlay.set(null);
  session.workspace.update((now) => ({ ...now, drawer: 'problems' }));
}
