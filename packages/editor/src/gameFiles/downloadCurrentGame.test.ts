import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBlankGame } from '../localGames/createBlankGame.ts';
import { createTestEditorSession } from '../testing/createTestEditorSession.ts';
import { downloadCurrentGame } from './downloadCurrentGame.ts';

const shown: unknown[][] = [];
const toasts = {
  show: (...message: unknown[]) => void shown.push(message),
  showError: (message: string) => void shown.push(['error', message]),
};
beforeEach(() => {
  shown.length = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('names the exported file', async () => {
  const link = { download: '', clicks: 0, click: () => void (link.clicks += 1) };
  vi.stubGlobal('document', { createElement: () => link });
  await downloadCurrentGame(createTestEditorSession(createBlankGame()), toasts);
  expect(link).toMatchObject({ download: expect.stringMatching(/\.playloom\.json$/) as string, clicks: 1 });
  expect(shown).toEqual([[`Exported as ${link.download}.`, { type: 'success' }]]);
});

it('says when the game could not be exported, and reports why', async () => {
  const reported: unknown[] = [];
  const failure = new Error('no space left');
  vi.stubGlobal('reportError', (error: unknown) => void reported.push(error));
  vi.stubGlobal('document', {
    createElement() {
      throw failure;
    },
  });
  await downloadCurrentGame(createTestEditorSession(createBlankGame()), toasts);
  expect(shown).toEqual([['error', 'The game couldn’t be exported. Try again.']]);
  expect(reported).toEqual([failure]);
});
