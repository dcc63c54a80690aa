import { describe, expect, it } from 'vitest';
import { type EditorAction, listActionKeys } from '../../actions/EditorAction.ts';
import { editorPartLoaders } from '../editorPartLoaders.ts';
import { createBlankGame } from '../../localGames/createBlankGame.ts';
import { createTestEditorSession } from '../../testing/createTestEditorSession.ts';
import { tabShortcuts } from '../tabs/handleTabKeyDown.ts';
import { treeShortcuts } from '../tree/handleTreeKeyDown.ts';
import { findShortcutAction } from '../../actions/findShortcutAction.ts';
import { mergeActions } from '../../actions/mergeActions.ts';
import { listPaletteChoices } from './listPaletteChoices.ts';
import { listEditorWindowActions } from './listEditorWindowActions.ts';
import type { KeyPress } from '../../actions/matchesShortcut.ts';

/** Chromium, Firefox and Safari reserve these keys. */
const OF_BROWSERS = [
  'Mod+N',
  'Mod+T',
  'Mod+W',
  'Mod+Shift+N',
  'Mod+Shift+T',
  'Mod+Shift+W',
  'Mod+Q',
  'Alt+F4',
];

/** Lists every action that is available while a part is open, enabled or not. */
async function listAll(kind: keyof typeof editorPartLoaders) {
  const session = createTestEditorSession(createBlankGame());
  const part = await editorPartLoaders[kind]();
  const shell = listEditorWindowActions({
    navigate: () => {},
    showGame: () => {},
    toasts: { show: () => {}, showError: () => {} },
  });
  const actions = mergeActions(part.listActions(session), shell).map((action): EditorAction => ({
    ...action,
    isOff: () => false,
  }));
  return { session, actions };
}

/** Creates the key event for a shortcut such as `Mod+Shift+Z`. */
function pressOf(keys: string): KeyPress {
  const held = keys.split('+');
  const key = held.pop()!;
  const names: { readonly [name: string]: string } = { plus: '+', Space: ' ' };
  return {
    key: names[key] ?? key,
    code: '',
    ctrlKey: held.includes('Mod'),
    metaKey: false,
    altKey: held.includes('Alt'),
    shiftKey: held.includes('Shift') || key === '?',
  };
}

function findTwice(values: readonly string[]): readonly string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe.each(Object.keys(editorPartLoaders) as (keyof typeof editorPartLoaders)[])(
  '[ED-15:part] while %s is in front',
  (kind) => {
    it('every action has its own name in the palette', async () => {
      const { session, actions } = await listAll(kind);
      expect(findTwice(actions.map(({ id }) => id))).toEqual([]);
      expect(findTwice(actions.map(({ label }) => label))).toEqual([]);
      const offered = listPaletteChoices(session, session.editor.game.get(), actions).map(({ id }) => id);
      const missing = actions.map(({ id }) => id).filter((id) => !offered.includes(id));
      expect(missing).toEqual(['window.palette']);
      session.destroy();
    });

    it('each key runs one action, the one that the shortcut sheet lists', async () => {
      const { session, actions } = await listAll(kind);
      expect(findTwice(actions.flatMap(listActionKeys))).toEqual([]);
      expect(actions.flatMap(listActionKeys).filter((keys) => OF_BROWSERS.includes(keys))).toEqual([]);
      const nobody = { isTyping: false, isPlaying: false };
      for (const { id, keys = [] } of actions) {
        for (const each of keys)
          expect(findShortcutAction(session, actions, pressOf(each), nobody)?.id).toBe(id);
      }
      session.destroy();
    });
  },
);

it('[ED-15:part] tree and tab keys are unique', () => {
  expect(findTwice(treeShortcuts.flatMap(({ keys }) => keys))).toEqual([]);
  expect(findTwice(tabShortcuts.flatMap(({ keys }) => keys))).toEqual([]);
});
