import { exampleGame, type Json } from '@playloom/game-format';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SessionContext } from '../session/SessionContext.ts';
import { createTestEditorSession } from '../testing/createTestEditorSession.ts';
import { Notices } from './Notices.tsx';

it('says why a change was undone, until it is dismissed', () => {
  const session = createTestEditorSession(exampleGame() as unknown as Json);
  const render = () =>
    renderToStaticMarkup(
      <SessionContext value={session}>
        <Notices accountMove={{ kind: 'none' }} />
      </SessionContext>,
    );
  expect(render()).toBe('');
  session.undoneChange.set('Game variables: 501, but the limit is 500.');
  expect(render()).toContain(
    'role="alert">This change was undone. Game variables: 501, but the limit is 500.',
  );
  expect(render()).toContain('Dismiss</button>');
  session.undoneChange.set(null);
  expect(render()).toBe('');
  session.destroy();
});
