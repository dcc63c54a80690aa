import type { EditorSession } from '../session/EditorSession.ts';
import { openPlace } from '../workspace/openPlace.ts';
import { addRuleBelowSelected } from './state/ruleLineActions.ts';
import { getRulesEditorState } from './state/RulesEditorState.ts';

/** A new rule of a group from anywhere in the window: in front, with the field for its trigger open. */
export function createRuleInGroup(session: EditorSession, group: string): void {
  openPlace(session, { kind: 'rules', group });
  addRuleBelowSelected(getRulesEditorState(session), group);
}
