import { listRuleGroups, moveRule } from '@playloom/editor-core';
import type { Rule } from '@playloom/game-format';
import type { MenuEntry } from '../ui/Menu.tsx';
import { addBelow, commentHere, duplicateHere, removeHere, run, shiftHere, toggleHere } from './desk/acts.ts';
import { writeCurrent } from './desk/clipboard.ts';
import { type Current, findCurrent, openField, type RulesDesk } from './desk/RulesDesk.ts';

/** What can be done with a whole rule. */
export function listRuleEntries(desk: RulesDesk, rule: Rule): readonly MenuEntry[] {
  const tree = `rules/${rule.id}`;
  const isDisabled = !desk.session.editor.canEdit.get();
  const at = (line: string | null, act: (desk: RulesDesk, current: Current) => void) => () => {
    const current = findCurrent(desk, { tree, line, slot: -1 });
    if (current !== null) act(desk, current);
  };
  const game = desk.session.editor.game.get();
  const others = listRuleGroups(game).filter((group) => group !== rule.group);
  return [
    { label: 'Rename', keys: 'F2', isDisabled, onSelect: () => openField(desk, { kind: 'name', tree }) },
    { label: 'Add a condition', isDisabled, onSelect: at(`${tree}/when`, addBelow) },
    { label: 'Note', keys: ';', isDisabled, onSelect: at(null, commentHere) },
    {
      label: rule.isEnabled === false ? 'Turn on' : 'Turn off',
      keys: 'Mod+/',
      isDisabled,
      onSelect: at(null, toggleHere),
    },
    {
      label: 'Copy',
      keys: 'Mod+C',
      startsGroup: true,
      onSelect: at(null, (_desk, current) => {
        const text = writeCurrent(desk, current);
        if (text !== null) void navigator.clipboard.writeText(text);
      }),
    },
    { label: 'Duplicate', keys: 'Mod+D', isDisabled, onSelect: at(null, duplicateHere) },
    { label: 'Move up', keys: 'Alt+ArrowUp', isDisabled, onSelect: at(null, (d, c) => shiftHere(d, c, -1)) },
    {
      label: 'Move down',
      keys: 'Alt+ArrowDown',
      isDisabled,
      onSelect: at(null, (d, c) => shiftHere(d, c, 1)),
    },
    ...others.map((group, index) => ({
      label: `To ${group === '' ? 'Rules' : group}`,
      isDisabled,
      startsGroup: index === 0,
      onSelect: () => void run(desk, moveRule(desk.session.editor.game.get(), rule.id, group, null)),
    })),
    {
      label: 'Delete',
      keys: 'Delete',
      isDisabled,
      isDanger: true,
      startsGroup: true,
      onSelect: at(null, removeHere),
    },
  ];
}
