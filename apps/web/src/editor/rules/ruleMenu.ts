import type { Rule } from '@playloom/game-format';
import { keysOf } from '../EditorAction.ts';
import type { MenuEntry } from '../ui/Menu.tsx';
import { addBelow } from './desk/acts.ts';
import { findCurrent, type RulesDesk } from './desk/RulesDesk.ts';
import { type RuleAct, ruleActs } from './desk/ruleActs.ts';

const STARTS = ['copy', 'up', 'delete'];

/** What can be done with a whole rule. */
export function listRuleEntries(desk: RulesDesk, rule: Rule): readonly MenuEntry[] {
  const tree = `rules/${rule.id}`;
  const canEdit = desk.session.editor.canEdit.get();
  const at = (line: string | null, act: RuleAct['act']) => () => {
    const current = findCurrent(desk, { tree, line, slot: -1 });
    if (current !== null) act(desk, current);
  };
  const entries = ruleActs
    .filter(({ on }) => on !== 'line')
    .map((each): MenuEntry => {
      const [keys] = keysOf(each);
      return {
        label: each.short,
        isDisabled: !canEdit && each.id !== 'copy',
        isDanger: each.id === 'delete',
        startsGroup: STARTS.includes(each.id),
        onSelect: at(null, each.act),
        ...(keys === undefined ? {} : { keys }),
      };
    });
  const condition: MenuEntry = {
    label: 'Add a condition',
    isDisabled: !canEdit,
    onSelect: at(`${tree}/when`, addBelow),
  };
  return entries.toSpliced(1, 0, condition);
}
