import { planRemoval, runCommand } from '@playloom/editor-core';
import { expect, it } from 'vitest';
import { createTestEditorSession } from '../../testing/createTestEditorSession.ts';
import { moveLocalGameToAccount } from './moveLocalGameToAccount.ts';
import { createBlankGame } from '../../localGames/createBlankGame.ts';

it('[ED-01:part] signing up moves the game with its trash and its history', async () => {
  const sent: unknown[] = [];
  const adoptGame = async ({ body }: { body: unknown }) => {
    sent.push(body);
    return { data: { _id: 'g', gameSlug: 'new-game' } };
  };
  const session = createTestEditorSession(createBlankGame(), { api: { adoptGame: adoptGame as never } });
  const { editor } = session;
  runCommand(editor, planRemoval(editor.game.get(), { kind: 'type', of: 'units', id: 'hero' })!);
  expect(await moveLocalGameToAccount(session, 'test')).toBe('new-game');
  expect(sent).toMatchObject([
    {
      title: 'New game',
      document: { settings: { title: 'New game' }, types: { units: {} } },
      past: {
        trash: [{ path: ['types', 'units', 'hero'], value: { name: 'Hero' } }],
        log: [{ label: 'Delete Hero' }],
      },
    },
  ]);
});
