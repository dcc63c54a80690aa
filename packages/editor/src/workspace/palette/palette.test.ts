import { describe, expect, it, vi } from 'vitest';
import { getRulesEditorState } from '../../ruleLines/state/RulesEditorState.ts';
import { createTestEditorSession } from '../../testing/createTestEditorSession.ts';
import { listEditorWindowActions } from './listEditorWindowActions.ts';
import { isTextFieldKey, type KeyPress, matchesShortcut } from '../../actions/matchesShortcut.ts';
import { rankChoices } from './rankChoices.ts';

const NO_TOOLS = { navigate: () => {}, showGame: () => {}, toasts: { show: () => {}, showError: () => {} } };

const choices = [
  { id: 'publish', label: 'Publish', searchTerms: ['release'] },
  { id: 'play', label: 'Play with 2 players' },
  { id: 'panel', label: 'New panel' },
  { id: 'knight', label: 'Knight' },
  { id: 'keep', label: 'Coral Keep' },
  { id: 'goals', label: 'Kick-off after a goal' },
];

function rank(query: string, recent: readonly string[] = []): string {
  return rankChoices(choices, query, recent, 10)
    .map(({ choice }) => choice.id)
    .join(' ');
}

describe('[ED-15:part] the palette', () => {
  it('ranks labels that begin with the letters first', () => {
    expect(rank('pl')).toBe('play');
    expect(rank('p')).toMatch(/^p(?:ublish|lay)/);
    expect(rank('keep')).toBe('keep');
    expect(rank('knigt')).toBe('knight');
  });

  it('finds initials, words in any order, and synonyms', () => {
    expect(rank('ck')).toBe('keep goals');
    expect(rank('np')).toBe('panel');
    expect(rank('goal kick')).toBe('goals');
    expect(rank('rele')).toBe('publish');
    expect(rank('zzz')).toBe('');
  });

  it('lists recently used choices first, and ranks them first among equals', () => {
    expect(rank('', ['knight', 'publish'])).toMatch(/^knight publish /);
    expect(rank('k', ['goals'])).toMatch(/^goals /);
  });

  it('marks the matched letters', () => {
    expect(rankChoices(choices, 'ck', [], 1)[0]?.marks).toEqual([0, 6]);
    expect(rankChoices(choices, 'night', [], 1)[0]?.marks).toEqual([1, 2, 3, 4, 5]);
  });
});

function press(key: string, held: Partial<KeyPress> = {}): KeyPress {
  return { key, code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held };
}

describe('[ED-15:part] shortcuts', () => {
  it('match exactly the held modifier keys', () => {
    expect(matchesShortcut(press('k', { ctrlKey: true }), 'Mod+K', false)).toBe(true);
    expect(matchesShortcut(press('k', { metaKey: true }), 'Mod+K', true)).toBe(true);
    expect(matchesShortcut(press('k', { metaKey: true }), 'Mod+K', false)).toBe(false);
    expect(matchesShortcut(press('k'), 'Mod+K', false)).toBe(false);
    expect(matchesShortcut(press('Z', { ctrlKey: true, shiftKey: true }), 'Mod+Shift+Z', false)).toBe(true);
    expect(matchesShortcut(press('Z', { ctrlKey: true, shiftKey: true }), 'Mod+Z', false)).toBe(false);
    expect(matchesShortcut(press('F5', { shiftKey: true }), 'Shift+F5', false)).toBe(true);
    expect(matchesShortcut(press('F5'), 'Shift+F5', false)).toBe(false);
    expect(matchesShortcut(press('?', { shiftKey: true }), '?', false)).toBe(true);
    expect(matchesShortcut(press('∑', { altKey: true, code: 'KeyW' }), 'Alt+W', true)).toBe(true);
    expect(matchesShortcut(press('ArrowUp', { altKey: true }), 'Alt+ArrowUp', false)).toBe(true);
  });

  it('leave letters and undo to text fields', () => {
    expect(['B', '/', 'Shift+B', 'Delete', 'Mod+Z'].every(isTextFieldKey)).toBe(true);
    expect(['Mod+K', 'F5', 'Alt+1', 'Shift+F5'].some(isTextFieldKey)).toBe(false);
  });

  it('add a new element at the current location, and undo it', async () => {
    const session = createTestEditorSession({ format: 1, settings: { title: 'Moat' } });
    const run = (id: string) =>
      listEditorWindowActions(NO_TOOLS)
        .find((action) => action.id === id)
        ?.run(session);
    run('new.units');
    expect(Object.keys(session.editor.game.get().types.units)).toEqual(['new-unit']);
    expect(session.workspace.get().tabs.at(-1)).toEqual({ kind: 'type', of: 'units', id: 'new-unit' });
    run('edit.undo');
    expect(session.editor.game.get().types.units).toEqual({});
    run('new.rules');
    await vi.dynamicImportSettled();
    expect(session.editor.game.get().rules.map(({ name }) => name)).toEqual(['New rule']);
    expect(session.workspace.get().tabs.at(-1)).toEqual({ kind: 'rules', group: '' });
    expect(getRulesEditorState(session).field.get()).toMatchObject({
      kind: 'add',
      suggests: 'trigger',
      replaces: true,
    });
    run('window.history');
    expect(session.workspace.get().drawer).toBe('history');
    session.destroy();
  });
});
