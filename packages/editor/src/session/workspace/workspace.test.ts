import type { EditorLocation } from '@playloom/editor-core';
import { describe, expect, it } from 'vitest';
import { readWorkspace } from './readWorkspace.ts';
import { closeOtherTabs, closeTab, moveTab, openTab, showTab, TABS_MAX, cycleTabs } from './tabs.ts';
import { createWorkspace, type Workspace } from './Workspace.ts';

const knight: EditorLocation = { kind: 'type', of: 'units', id: 'knight' };
const goals: EditorLocation = { kind: 'rules', group: 'Goals' };
const map: EditorLocation = { kind: 'map' };

function open(front: number, ...tabs: EditorLocation[]): Workspace {
  return { ...createWorkspace(), tabs, front };
}

function describeTabs({ tabs, front }: Workspace): string {
  return tabs.map(({ kind }, index) => (index === front ? `[${kind}]` : kind)).join(' ');
}

describe('tabs', () => {
  it('open beside the one in front, once each', () => {
    const two = openTab(open(0, map, goals), knight);
    expect(describeTabs(two)).toBe('map [type] rules');
    const shown = openTab(two, { ...goals, rule: 'r1' });
    expect(describeTabs(shown)).toBe('map type [rules]');
    // The tab now shows that rule.
    expect(shown.tabs[2]).toEqual({ ...goals, rule: 'r1' });
  });

  it('close the oldest when there are too many, but not the one just opened', () => {
    const many = Array.from({ length: TABS_MAX }, (_, id): EditorLocation => ({
      kind: 'panel',
      panel: `p${id}`,
    }));
    const after = openTab(open(TABS_MAX - 1, ...many), knight);
    expect(after.tabs).toHaveLength(TABS_MAX);
    expect(after.tabs[after.front]).toEqual(knight);
    const first = openTab(open(0), knight);
    expect(describeTabs(first)).toBe('[type]');
  });

  it('close, and a neighbor comes to the front', () => {
    expect(describeTabs(closeTab(open(1, map, goals, knight), 1))).toBe('map [type]');
    expect(describeTabs(closeTab(open(2, map, goals, knight), 2))).toBe('map [rules]');
    expect(describeTabs(closeTab(open(2, map, goals, knight), 0))).toBe('rules [type]');
    expect(describeTabs(closeTab(open(0, map), 0))).toBe('');
    expect(describeTabs(closeTab(open(0, map), 5))).toBe('[map]');
    expect(describeTabs(closeOtherTabs(open(0, map, goals, knight), 2))).toBe('[type]');
  });

  it('move, and the one in front stays in front', () => {
    expect(describeTabs(moveTab(open(0, map, goals, knight), 0, 2))).toBe('rules type [map]');
    expect(describeTabs(moveTab(open(0, map, goals, knight), 2, 0))).toBe('type [map] rules');
    expect(describeTabs(moveTab(open(0, map), 0, 3))).toBe('[map]');
  });

  it('wrap around', () => {
    expect(describeTabs(cycleTabs(open(1, map, goals), 1))).toBe('[map] rules');
    expect(describeTabs(cycleTabs(open(0, map, goals), -1))).toBe('map [rules]');
    expect(describeTabs(showTab(open(0, map, goals), 9))).toBe('[map] rules');
  });
});

describe('a remembered workspace', () => {
  it('is restored', () => {
    const left: Workspace = {
      ...open(1, map, knight),
      drawer: 'history',
      isTreeOpen: false,
      folded: ['group/types'],
      sizes: { tree: 300, inspector: 280, drawer: 150 },
    };
    expect(readWorkspace(JSON.stringify(left))).toEqual(left);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{oops'],
    ['another value', '[1,2]'],
    ['a number', '7'],
  ])('is a new one where storage has %s', (_what, stored) => {
    expect(readWorkspace(stored)).toEqual(createWorkspace());
  });

  it('ignores invalid parts', () => {
    const tabs = [{ kind: 'nonsense' }, { kind: 'type', of: 'units' }, null, knight, { kind: 'constructor' }];
    const read = readWorkspace(
      JSON.stringify({
        tabs,
        front: 99,
        drawer: 'attic',
        folded: [1, 'x'],
        sizes: { tree: -5, drawer: 1e9 },
      }),
    );
    expect(read.tabs).toEqual([knight]);
    expect(read.front).toBe(0);
    expect(read.drawer).toBe('closed');
    expect(read.folded).toEqual(['x']);
    expect(read.sizes).toEqual({ tree: 120, inspector: 304, drawer: 1200 });
    expect(readWorkspace('{"tabs":[],"front":-3}')).toMatchObject({ tabs: [], front: 0 });
  });
});
