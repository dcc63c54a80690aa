import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi, refuse } from '@playloom/site/testing/answerApi.ts';
import { createBlankGame } from '../../localGames/createBlankGame.ts';
import { renderInEditor } from '../../testing/renderInEditor.tsx';
import EditorShareDialog from './EditorShareDialog.tsx';

const identity = { kind: 'stored', gameId: 'game-1', gameSlug: 'moat', role: 'owner', release: 1 } as const;
const showProblems = page.getByRole('button', { name: 'Show problems' });

async function openTestRoomOf(errorId: string, message: string) {
  answerApi({
    listCollaborators: { status: 'success', message: '', data: [] },
    openTestRoom: refuse(errorId, message),
  });
  const session = await renderInEditor(<EditorShareDialog onClose={() => {}} />, createBlankGame(), {
    identity,
  });
  session.overlay.set('share');
  await page.getByRole('button', { name: 'Open test room' }).click();
  await expect.element(page.getByText(message, { exact: false })).toBeVisible();
  return session;
}

it('leads from a game that has problems to the list of problems', async () => {
  const session = await openTestRoomOf('document_invalid', 'This game has problems.');
  await showProblems.click();
  expect([session.workspace.get().drawer, session.overlay.get()]).toEqual(['problems', null]);
});

it('offers no list of problems if the server refuses for another reason', async () => {
  await openTestRoomOf('rooms_full', 'All rooms are full.');
  expect(showProblems.elements()).toEqual([]);
});
