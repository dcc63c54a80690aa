import {
  openAddField,
  addElseToSelected,
  openCommentField,
  duplicateSelected,
  editSelected,
  openGroupField,
  removeSelected,
  openRuleNameField,
  openReplaceField,
  shiftSelected,
  toggleSelected,
  wrapSelected,
} from './ruleLineActions.ts';
import { copySelectedRules } from './clipboard.ts';
import type { RuleSelection, RulesEditorState } from './RulesEditorState.ts';

export interface RuleEditorAction {
  readonly id: string;
  /** As one would search for it. */
  readonly label: string;
  /** In the menu of a rule, and beside the line it is about. */
  readonly short: string;
  readonly on: 'line' | 'rule' | 'both';
  readonly keys: readonly string[];
  /** Heard by the clipboard, not by the rules. */
  readonly shownKeys?: readonly string[];
  readonly searchTerms?: readonly string[];
  readonly act: (editorState: RulesEditorState, current: RuleSelection) => void;
}

/** What can be done with a line and with a rule: its keys, its names in the palette, the menus and the inspector. */
export const ruleEditorActions: readonly RuleEditorAction[] = [
  {
    id: 'edit',
    label: 'Edit the slot or the line',
    short: 'Edit a slot',
    on: 'line',
    keys: ['Enter'],
    act: editSelected,
  },
  {
    id: 'name',
    label: 'Rename the rule',
    short: 'Rename',
    on: 'rule',
    keys: ['F2'],
    act: openRuleNameField,
  },
  {
    id: 'add',
    label: 'Add a line below',
    short: 'Add below',
    on: 'line',
    keys: ['Mod+Enter'],
    act: openAddField,
  },
  {
    id: 'replace',
    label: 'Put something else on the line',
    short: 'Put something else here',
    on: 'line',
    keys: ['R'],
    act: (editorState, current) => openReplaceField(editorState, current),
  },
  {
    id: 'note',
    label: 'Write a note',
    short: 'Note',
    on: 'both',
    keys: [';'],
    searchTerms: ['comment'],
    act: openCommentField,
  },
  {
    id: 'off',
    label: 'Turn the line or the rule off or on',
    short: 'Turn off or on',
    on: 'both',
    keys: ['Mod+/'],
    searchTerms: ['disable', 'enable'],
    act: toggleSelected,
  },
  {
    id: 'wrap',
    label: 'Wrap the line in If',
    short: 'Wrap in If',
    on: 'line',
    keys: ['Mod+I'],
    searchTerms: ['condition'],
    act: wrapSelected,
  },
  {
    id: 'else',
    label: 'Add Else to the If',
    short: 'Add Else',
    on: 'line',
    keys: ['E'],
    act: addElseToSelected,
  },
  {
    id: 'copy',
    label: 'Copy the line or the rule',
    short: 'Copy, also for other games',
    on: 'both',
    keys: [],
    shownKeys: ['Mod+C'],
    act: copySelectedRules,
  },
  {
    id: 'cut',
    label: 'Cut the line or the rule',
    short: 'Cut',
    on: 'both',
    keys: [],
    shownKeys: ['Mod+X'],
    act: (editorState, current) => {
      copySelectedRules(editorState, current);
      removeSelected(editorState, current);
    },
  },
  {
    id: 'duplicate',
    label: 'Duplicate the line or the rule',
    short: 'Duplicate',
    on: 'both',
    keys: ['Mod+D'],
    act: duplicateSelected,
  },
  {
    id: 'up',
    label: 'Move the line or the rule up',
    short: 'Move up',
    on: 'both',
    keys: ['Alt+ArrowUp'],
    act: (editorState, current) => shiftSelected(editorState, current, -1),
  },
  {
    id: 'down',
    label: 'Move the line or the rule down',
    short: 'Move down',
    on: 'both',
    keys: ['Alt+ArrowDown'],
    act: (editorState, current) => shiftSelected(editorState, current, 1),
  },
  {
    id: 'group',
    label: 'Put the rule into a group',
    short: 'Into a group…',
    on: 'rule',
    keys: ['G'],
    searchTerms: ['move', 'folder'],
    act: openGroupField,
  },
  {
    id: 'delete',
    label: 'Delete the line or the rule',
    short: 'Delete',
    on: 'both',
    keys: ['Delete', 'Backspace'],
    searchTerms: ['remove'],
    act: removeSelected,
  },
];
