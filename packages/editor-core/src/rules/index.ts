export { type RuleClipError, parseRuleClip, type RuleClip, serializeRuleClip } from './clipRules.ts';
export { countEntryUsages, type EntryUsage, type EntryUsages } from './countEntryUsages.ts';
export { createRuleNode, findObviousValue, listContextValueNames } from './createRuleNode.ts';
export { findQuickFixes, type QuickFix, findProblemSlot } from './findQuickFixes.ts';
export {
  addElse,
  setLineComment,
  duplicateLine,
  insertLines,
  isConditionList,
  findKeyAfterLine,
  type CommandWithCursor,
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
  createExpressionSlot,
  readSentence,
  type RuleSentencePart,
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
export {
  referenceExists,
  listNamedObjects,
  getReferenceName,
  type NamedObject,
} from '../references/references.ts';
export { fitsSlotSpec, CONDITION_SLOT_SPEC, type SlotSpec, getSlotSpec } from './slotSpec.ts';
export { addWorldMapsToCommand, addWorldMapsToGame } from './worldMaps.ts';
export { formatScriptCall } from './formatScriptCall.ts';
