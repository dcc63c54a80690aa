import type { Json } from '@playloom/game-format';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { renderInApp } from '@playloom/site/testing/renderInApp.tsx';
import type { EditorSession } from '../session/EditorSession.ts';
import { SessionContext } from '../session/SessionContext.ts';
import { createTestEditorSession } from './createTestEditorSession.ts';

/** Renders a component as the editor does, with a game and without a network. Returns the session. */
export async function renderInEditor(
  element: ReactNode,
  game: Json,
  options: Parameters<typeof createTestEditorSession>[1] = {},
): Promise<EditorSession> {
  const session = createTestEditorSession(game, options);
  await renderInApp(<SessionContext value={session}>{element}</SessionContext>);
  onTestFinished(() => session.destroy());
  return session;
}
