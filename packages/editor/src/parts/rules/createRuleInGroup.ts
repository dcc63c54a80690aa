import type { EditorSession } from '../../session/EditorSession.ts';
import { openLocation } from '../../locations/openLocation.ts';
import { addRuleBelowSelected } from '../../ruleLines/state/ruleLineActions.ts';
import { getRulesEditorState } from '../../ruleLines/state/RulesEditorState.ts';

/** Adds a rule to a group and opens the rule's trigger field. Works from anywhere in the editor. */
export function createRuleInGroup(session: EditorSession, group: string): void {
  openLocation(session, { kind: 'rules', group });
  addRuleBelowSelected(getRulesEditorState(session), group);
}
