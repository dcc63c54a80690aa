export { type RuleClipError, parseRuleClip, type RuleClip, serializeRuleClip } from './clipRules.ts';
export { countEntries, type EntryUse, type EntryUses } from './countEntries.ts';
export { createRuleNode, findObviousValue, listContextValues } from './createRuleNode.ts';
export { findQuickFixes, type QuickFix, findProblemSlot } from './findQuickFixes.ts';
export {
  addElse,
  setLineComment,
  duplicateLine,
  insertLines,
  isConditionList,
  findKeyAfterLine,
  type LineEdit,
  moveLine,
  getRuleTreeName,
  readSlotValue,
  removeLine,
  replaceEntry,
  setSlotValue,
  shiftLine,
  toggleLine,
  wrapInIf,
} from './lineCommands.ts';
export { type LineOptions, listLines, type RuleLine } from './listLines.ts';
export {
  type ValueSuggestion,
  type ValueSuggestionGroup,
  suggestValues,
  wrapValue,
} from './suggestValues.ts';
export { findLineEntry, readLineSentence } from './readLineSentence.ts';
export { listLikelyNextActions, type LikelyNextAction } from './likelyNextActions.ts';
export { readEmbeddedRule, readRule } from './readRule.ts';
export {
  joinSentenceParts,
  listSlots,
  readExpressionSlot,
  readSentence,
  type RulePart,
  type SlotPart,
} from './readSentence.ts';
export {
  addEmptyRule,
  addRule,
  setRuleComment,
  duplicateRule,
  listRuleGroups,
  moveRule,
  removeRule,
  renameRule,
  type RulePlan,
  shiftRule,
  toggleRule,
} from './ruleCommands.ts';
export { PLAYER_SCOPE, type RuleValueScope, getTriggerScope } from './RuleValueScope.ts';
export type { ActionBlock, ActionNode, ConditionNode, RuleTree } from './RuleTree.ts';
export { listStarterRules, type StarterRule } from './starterRules.ts';
export { suggestEntries, type Suggestion, type SuggestionKind } from './suggestEntries.ts';
export { hasReference, listNamedReferences, getReferenceName, type NamedReference } from './references.ts';
export { fitsSlotSpec, CONDITION_SLOT_SPEC, type SlotSpec, getSlotSpec } from './slotSpec.ts';
export { addWorldMapNames, withWorldMaps } from './worldMaps.ts';
export { formatScriptCall } from './formatScriptCall.ts';
