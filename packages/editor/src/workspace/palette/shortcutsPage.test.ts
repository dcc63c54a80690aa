import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listActionKeys } from '../../actions/EditorAction.ts';
import { editorPartLoaders } from '../editorPartLoaders.ts';
import { createBlankGame } from '../../localGames/createBlankGame.ts';
import { createTestEditorSession } from '../../testing/createTestEditorSession.ts';
import { formatKeys } from '@playloom/design-system/formatKeys';
import { tabShortcuts } from '../tabs/handleTabKeyDown.ts';
import { treeShortcuts } from '../tree/handleTreeKeyDown.ts';
import { listEditorWindowActions } from './listEditorWindowActions.ts';

const folder = join(import.meta.dirname, '../../../../../apps/web/content/docs');
const text = ['shortcuts', 'map', 'rules']
  .map((page) => readFileSync(join(folder, `${page}.md`), 'utf8'))
  .join('\n');
const written = new Set([...text.matchAll(/`([^`]+)`/g)].map(([, keys = '']) => keys.toLowerCase()));

/** Keys that the documentation page calls by another name. */
const SAME: { readonly [keys: string]: string } = {
  backspace: 'delete',
  '⌫': 'delete',
  del: 'delete',
  'ctrl plus': 'ctrl +',
  'ctrl =': 'ctrl +',
};

describe('the shortcuts page', () => {
  it('names every key of the window, its parts, the tree and the tabs', async () => {
    const session = createTestEditorSession(createBlankGame());
    const loaded = await Promise.all(Object.values(editorPartLoaders).map((load) => load()));
    const actions = [
      ...listEditorWindowActions({
        navigate: () => {},
        showGame: () => {},
        toasts: { show: () => {}, showError: () => {} },
      }),
      ...loaded.flatMap((part) => part.listActions(session)),
      ...treeShortcuts,
      ...tabShortcuts,
    ];
    const keys = actions
      .flatMap(listActionKeys)
      .map((each) => formatKeys(each, false).join(' ').toLowerCase());
    expect(keys.length).toBeGreaterThan(80);
    expect(keys.filter((each) => !written.has(SAME[each] ?? each))).toEqual([]);
    session.destroy();
  });
});
