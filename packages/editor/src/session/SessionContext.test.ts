import { expect, it } from 'vitest';
import { createBlankGame } from '../localGames/createBlankGame.ts';
import { createTestEditorSession } from '../testing/createTestEditorSession.ts';
import { getPartState } from './SessionContext.ts';

it('creates the state of a part once for each open game', () => {
  const [first, second] = [
    createTestEditorSession(createBlankGame()),
    createTestEditorSession(createBlankGame()),
  ];
  const create = () => ({ count: 0 });
  getPartState(first, create).count += 1;
  expect(getPartState(first, create)).toEqual({ count: 1 });
  expect(getPartState(first, () => ({ name: '' }))).toEqual({ name: '' });
  expect(getPartState(second, create)).toEqual({ count: 0 });
  first.destroy();
  second.destroy();
});
