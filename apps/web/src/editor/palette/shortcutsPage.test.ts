import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keysOf } from '../EditorAction.ts';
import { parts } from '../parts.ts';
import { createBlankGame } from '../session/createBlankGame.ts';
import { createTestSession } from '../testing/createTestSession.ts';
import { presentKeys } from '../ui/presentKeys.ts';
import { tabKeys } from '../workspace/pressInTabs.ts';
import { treeKeys } from '../workspace/tree/pressInTree.ts';
import { listShellActions } from './listShellActions.ts';

const folder = join(import.meta.dirname, '../../../content/docs');
const text = ['shortcuts', 'map', 'rules']
  .map((page) => readFileSync(join(folder, `${page}.md`), 'utf8'))
  .join('\n');
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
  it('names every key of the window, of its parts, of the tree and of tabs', async () => {
    const session = createTestSession(createBlankGame());
    const loaded = await Promise.all(Object.values(parts).map((load) => load()));
    const actions = [
      ...listShellActions({ navigate: () => {}, showGame: () => {} }),
      ...loaded.flatMap((part) => part.listActions(session)),
      ...treeKeys,
      ...tabKeys,
    ];
    const keys = actions.flatMap(keysOf).map((each) => presentKeys(each, false).join(' ').toLowerCase());
    expect(keys.length).toBeGreaterThan(80);
    expect(keys.filter((each) => !written.has(SAME[each] ?? each))).toEqual([]);
    session.destroy();
  });
});
