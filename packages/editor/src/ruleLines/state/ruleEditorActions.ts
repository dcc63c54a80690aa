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
  moveSelected,
  toggleSelectedEnabled,
  wrapSelected,
} from './ruleLineActions.ts';
import { copySelectedRules } from './clipboard.ts';
import type { RuleSelection, RulesEditorState } from './RulesEditorState.ts';

export interface RuleEditorAction {
  readonly id: string;
  /** The label in the palette. */
  readonly label: string;
  /** The shorter label in the menu of a rule and beside its line. */
  readonly short: string;
  readonly on: 'line' | 'rule' | 'both';
  readonly keys: readonly string[];
  /** Shortcuts that are only displayed. Clipboard events handle them. */
  readonly shownKeys?: readonly string[];
  readonly searchTerms?: readonly string[];
  readonly act: (editorState: RulesEditorState, current: RuleSelection) => void;
}

/**
 * Actions for lines and rules, with their shortcuts and their labels in the palette, the menus and the
 * inspector.
 */
export const ruleEditorActions: readonly RuleEditorAction[] = [
  {
    id: 'edit',
    label: 'Edit slot or line',
    short: 'Edit slot',
    on: 'line',
    keys: ['Enter'],
    act: editSelected,
  },
  {
    id: 'name',
    label: 'Rename rule',
    short: 'Rename',
    on: 'rule',
    keys: ['F2'],
    act: openRuleNameField,
  },
  {
    id: 'add',
    label: 'Add line below',
    short: 'Add below',
    on: 'line',
    keys: ['Mod+Enter'],
    act: openAddField,
  },
  {
    id: 'replace',
    label: 'Replace line',
    short: 'Replace',
    on: 'line',
    keys: ['R'],
    act: (editorState, current) => openReplaceField(editorState, current),
  },
  {
    id: 'note',
    label: 'Add note',
    short: 'Add note',
    on: 'both',
    keys: [';'],
    searchTerms: ['comment'],
    act: openCommentField,
  },
  {
    id: 'off',
    label: 'Turn line or rule on or off',
    short: 'Turn on or off',
    on: 'both',
    keys: ['Mod+/'],
    searchTerms: ['disable', 'enable'],
    act: toggleSelectedEnabled,
  },
  {
    id: 'wrap',
    label: 'Wrap line in If',
    short: 'Wrap in If',
    on: 'line',
    keys: ['Mod+I'],
    searchTerms: ['condition'],
    act: wrapSelected,
  },
  {
    id: 'else',
    label: 'Add Else to If',
    short: 'Add Else',
    on: 'line',
    keys: ['E'],
    act: addElseToSelected,
  },
  {
    id: 'copy',
    label: 'Copy line or rule',
    short: 'Copy',
    on: 'both',
    keys: [],
    shownKeys: ['Mod+C'],
    act: copySelectedRules,
  },
  {
    id: 'cut',
    label: 'Cut line or rule',
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
    label: 'Duplicate line or rule',
    short: 'Duplicate',
    on: 'both',
    keys: ['Mod+D'],
    act: duplicateSelected,
  },
  {
    id: 'up',
    label: 'Move line or rule up',
    short: 'Move up',
    on: 'both',
    keys: ['Alt+ArrowUp'],
    act: (editorState, current) => moveSelected(editorState, current, -1),
  },
  {
    id: 'down',
    label: 'Move line or rule down',
    short: 'Move down',
    on: 'both',
    keys: ['Alt+ArrowDown'],
    act: (editorState, current) => moveSelected(editorState, current, 1),
  },
  {
    id: 'group',
    label: 'Move rule to group',
    short: 'Move to group…',
    on: 'rule',
    keys: ['G'],
    searchTerms: ['move', 'folder'],
    act: openGroupField,
  },
  {
    id: 'delete',
    label: 'Delete line or rule',
    short: 'Delete',
    on: 'both',
    keys: ['Delete', 'Backspace'],
    searchTerms: ['remove'],
    act: removeSelected,
  },
];
