import type { EditorPart } from '../EditorPart.ts';
import { RulesInspector } from './inspector/RulesInspector.tsx';
import { listRuleActions } from './listRuleActions.ts';
import '../../ruleLines/rules.css';
import { RulesMain } from './RulesMain.tsx';

export const rulesEditorPart: EditorPart<'rules'> = {
  kind: 'rules',
  Main: RulesMain,
  Inspector: RulesInspector,
  listActions: listRuleActions,
};
