import type { EditorSession } from '../session/EditorSession.ts';
import { goTo } from '../workspace/goTo.ts';
import { addRuleHere } from './desk/acts.ts';
import { deskOf } from './desk/RulesDesk.ts';

/** A new rule of a group from anywhere in the window: in front, with the field for its trigger open. */
export function startRule(session: EditorSession, group: string): void {
  goTo(session, { kind: 'rules', group });
  addRuleHere(deskOf(session), group);
}
