import {
  addBelow,
  addElseHere,
  commentHere,
  duplicateHere,
  editHere,
  groupHere,
  removeHere,
  renameHere,
  replaceHere,
  shiftHere,
  toggleHere,
  wrapHere,
} from './acts.ts';
import { copyCurrent } from './clipboard.ts';
import type { Current, RulesDesk } from './RulesDesk.ts';

export interface RuleAct {
  readonly id: string;
  /** As one would search for it. */
  readonly label: string;
  /** In the menu of a rule, and beside the line it is about. */
  readonly short: string;
  readonly on: 'line' | 'rule' | 'both';
  readonly keys: readonly string[];
  /** Heard by the clipboard, not by the rules. */
  readonly shownKeys?: readonly string[];
  readonly words?: readonly string[];
  readonly act: (desk: RulesDesk, current: Current) => void;
}

/** What can be done with a line and with a rule: its keys, its names in the palette, the menus and the inspector. */
export const ruleActs: readonly RuleAct[] = [
  {
    id: 'edit',
    label: 'Edit the slot or the line',
    short: 'Edit a slot',
    on: 'line',
    keys: ['Enter'],
    act: editHere,
  },
  {
    id: 'name',
    label: 'Rename the rule',
    short: 'Rename',
    on: 'rule',
    keys: ['F2'],
    act: renameHere,
  },
  {
    id: 'add',
    label: 'Add a line below',
    short: 'Add below',
    on: 'line',
    keys: ['Mod+Enter'],
    act: addBelow,
  },
  {
    id: 'replace',
    label: 'Put something else on the line',
    short: 'Put something else here',
    on: 'line',
    keys: ['R'],
    act: (desk, current) => replaceHere(desk, current),
  },
  {
    id: 'note',
    label: 'Write a note',
    short: 'Note',
    on: 'both',
    keys: [';'],
    words: ['comment'],
    act: commentHere,
  },
  {
    id: 'off',
    label: 'Turn the line or the rule off or on',
    short: 'Turn off or on',
    on: 'both',
    keys: ['Mod+/'],
    words: ['disable', 'enable'],
    act: toggleHere,
  },
  {
    id: 'wrap',
    label: 'Wrap the line in If',
    short: 'Wrap in If',
    on: 'line',
    keys: ['Mod+I'],
    words: ['condition'],
    act: wrapHere,
  },
  { id: 'else', label: 'Add Else to the If', short: 'Add Else', on: 'line', keys: ['E'], act: addElseHere },
  {
    id: 'copy',
    label: 'Copy the line or the rule',
    short: 'Copy, also for other games',
    on: 'both',
    keys: [],
    shownKeys: ['Mod+C'],
    act: copyCurrent,
  },
  {
    id: 'cut',
    label: 'Cut the line or the rule',
    short: 'Cut',
    on: 'both',
    keys: [],
    shownKeys: ['Mod+X'],
    act: (desk, current) => {
      copyCurrent(desk, current);
      removeHere(desk, current);
    },
  },
  {
    id: 'duplicate',
    label: 'Duplicate the line or the rule',
    short: 'Duplicate',
    on: 'both',
    keys: ['Mod+D'],
    act: duplicateHere,
  },
  {
    id: 'up',
    label: 'Move the line or the rule up',
    short: 'Move up',
    on: 'both',
    keys: ['Alt+ArrowUp'],
    act: (desk, current) => shiftHere(desk, current, -1),
  },
  {
    id: 'down',
    label: 'Move the line or the rule down',
    short: 'Move down',
    on: 'both',
    keys: ['Alt+ArrowDown'],
    act: (desk, current) => shiftHere(desk, current, 1),
  },
  {
    id: 'group',
    label: 'Put the rule into a group',
    short: 'Into a group…',
    on: 'rule',
    keys: ['G'],
    words: ['move', 'folder'],
    act: groupHere,
  },
  {
    id: 'delete',
    label: 'Delete the line or the rule',
    short: 'Delete',
    on: 'both',
    keys: ['Delete', 'Backspace'],
    words: ['remove'],
    act: removeHere,
  },
];
