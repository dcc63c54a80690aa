export { type RuleClipError, readRuleClip, type RuleClip, writeRuleClip } from './clipRules.ts';
export { countEntries, type EntryUse, type EntryUses } from './countEntries.ts';
export { fillNode, findObviousValue, listContext } from './fillNode.ts';
export { findFixes, type Fix, slotOfProblem } from './findFixes.ts';
export {
  addElse,
  commentLine,
  duplicateLine,
  insertLines,
  isConditionList,
  keyAfter,
  type LineEdit,
  moveLine,
  nameOfTree,
  readSlotValue,
  removeLine,
  replaceEntry,
  setSlot,
  shiftLine,
  toggleLine,
  wrapInIf,
} from './lineCommands.ts';
export { type LineOptions, listLines, type RuleLine } from './listLines.ts';
export { type ValueOffer, type ValueOfferGroup, offerValues, wrapValue } from './offerValues.ts';
export { entryOfLine, readLineSentence } from './readLineSentence.ts';
export { listLikelyNextActions, type LikelyNextAction } from './likelyNextActions.ts';
export { readGuarded, readRule } from './readRule.ts';
export {
  joinParts,
  listSlots,
  readExpressionSlot,
  readSentence,
  type RulePart,
  type SlotPart,
} from './readSentence.ts';
export {
  addEmptyRule,
  addRule,
  commentRule,
  duplicateRule,
  listRuleGroups,
  moveRule,
  removeRule,
  renameRule,
  type RulePlan,
  shiftRule,
  toggleRule,
} from './ruleCommands.ts';
export { PLAYER_SCOPE, type RuleValueScope, scopeOfTrigger } from './RuleValueScope.ts';
export type { ActionBlock, ActionNode, ConditionNode, RuleTree } from './RuleTree.ts';
export { listStarterRules, type StarterRule } from './starterRules.ts';
export { suggestEntries, type Suggestion, type SuggestionKind } from './suggestEntries.ts';
export { hasReference, listNamedReferences, getReferenceName, type NamedReference } from './references.ts';
export { fitsSlotSpec, CONDITION_SLOT_SPEC, type SlotSpec, getSlotSpec } from './slotSpec.ts';
export { addWorldMapNames, withWorldMaps } from './worldMaps.ts';
export { writeScriptCall } from './writeScriptCall.ts';
