export { type ClipRefusal, readRuleClip, type RuleClip, writeRuleClip } from './clipRules.ts';
export { countEntries, type EntryUse, type EntryUses } from './countEntries.ts';
export { fillNode, findObvious, listContext } from './fillNode.ts';
export { findFixes, type Fix, slotOfProblem } from './findFixes.ts';
export {
  addElse,
  commentLine,
  duplicateLine,
  insertLines,
  isConditionList,
  keyAfter,
  type LinePlan,
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
export { type Offer, type OfferGroup, offerValues, wrapValue } from './offerValues.ts';
export { entryOfLine, readLine } from './readLine.ts';
export { listOftenNext, type OftenNext } from './oftenNext.ts';
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
export { PLAYER_SCOPE, type RuleScope, scopeOfTrigger } from './RuleScope.ts';
export type { ActionBlock, ActionNode, ConditionNode, RuleTree } from './RuleTree.ts';
export { listStarterRules, type StarterRule } from './starterRules.ts';
export { suggestEntries, type Suggestion, type SuggestionKind } from './suggestEntries.ts';
export { hasThing, listThings, nameOfThing, type NamedThing } from './things.ts';
export { fitsWanted, WANTED_CONDITION, type Wanted, wantedOf } from './wanted.ts';
export { nameWorldMaps, withWorldMaps } from './worldMaps.ts';
export { writeScriptCall } from './writeScriptCall.ts';
