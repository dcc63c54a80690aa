import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listMapActions } from '../map/listMapActions.ts';
import { createTestSession } from '../testing/createTestSession.ts';
import { listTypeActions } from '../types/listTypeActions.ts';
import { presentKeys } from '../ui/presentKeys.ts';
import { createBlankGame } from '../session/createBlankGame.ts';
import { listShellActions } from './listShellActions.ts';

const folder = join(import.meta.dirname, '../../../content/docs');
const text = ['shortcuts', 'map'].map((page) => readFileSync(join(folder, `${page}.md`), 'utf8')).join('\n');
const written = new Set([...text.matchAll(/`([^`]+)`/g)].map(([, keys = '']) => keys.toLowerCase()));

/** What the keyboard itself says in other words. */
const SAME: { readonly [keys: string]: string } = {
  backspace: 'delete',
  '⌫': 'delete',
  del: 'delete',
  'ctrl plus': 'ctrl +',
  'ctrl =': 'ctrl +',
};

describe('the page of shortcuts', () => {
  it('names every key of the window, of the map and of types', () => {
    const session = createTestSession(createBlankGame());
    const actions = [
      ...listShellActions({ navigate: () => undefined }),
      ...listMapActions(),
      ...listTypeActions(session),
    ];
    const keys = actions.flatMap(({ keys: own = [] }) =>
      own.map((each) => presentKeys(each, false).join(' ').toLowerCase()),
    );
    expect(keys.length).toBeGreaterThan(40);
    expect(keys.filter((each) => !written.has(SAME[each] ?? each))).toEqual([]);
  });
});
