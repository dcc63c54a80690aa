import type { EditorSession } from '../session/EditorSession.ts';
import { openLocation } from '../workspace/openLocation.ts';
import { addRuleBelowSelected } from './state/ruleLineActions.ts';
import { getRulesEditorState } from './state/RulesEditorState.ts';

/** Adds a rule to a group and opens the rule's trigger field. Works from anywhere in the editor. */
export function createRuleInGroup(session: EditorSession, group: string): void {
  openLocation(session, { kind: 'rules', group });
  addRuleBelowSelected(getRulesEditorState(session), group);
}
