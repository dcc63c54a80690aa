export { parseRuleClip, type RuleClip, serializeRuleClip } from './clipRules.ts';
export { countEntryUsages } from './countEntryUsages.ts';
export { createRuleNode } from './createRuleNode.ts';
export { findQuickFixes, findProblemSlot } from './findQuickFixes.ts';
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
export { type ValueSuggestion, suggestValues } from './suggestValues.ts';
export { findLineEntry, readLineSentence } from './readLineSentence.ts';
export { listLikelyNextActions } from './likelyNextActions.ts';
export { readEmbeddedRule, readRule } from './readRule.ts';
export {
  joinSentenceParts,
  listSlots,
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
  shiftRule,
  toggleRule,
} from './ruleCommands.ts';
export type { RuleTree } from './RuleTree.ts';
export { listStarterRules } from './starterRules.ts';
export { suggestEntries, type Suggestion, type SuggestionKind } from './suggestEntries.ts';
export { type NamedObject } from '../references/references.ts';
export { getSlotSpec } from './slotSpec.ts';
export { addWorldMapsToCommand, addWorldMapsToGame } from './worldMaps.ts';
export { formatScriptCall } from './formatScriptCall.ts';
