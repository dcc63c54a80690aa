export { createEditor, type EditorPlan } from './createEditor.ts';
export type { Command, Editor, EditorPerson, History, Step } from './Editor.ts';
export { makeId } from './makeId.ts';
export { keyOfPlace, type MapFocus, type Place } from './places/Place.ts';
export { placeOfPath } from './places/placeOfPath.ts';
export { readProblemPath } from './places/readProblemPath.ts';
export { endStep, goToStep, redo, runCommand, runStep, undo } from './runCommand.ts';
export { createStore, type Store } from './Store.ts';
export { knownIdsOf } from './code/knownIdsOf.ts';
export {
  addPanel,
  PANEL_TEMPLATE,
  panelSnippets,
  pathOfPanel,
  readPanelName,
  removePanel,
  renamePanel,
} from './code/panelCommands.ts';
export {
  defaultScriptPlace,
  FIRST_FILE,
  firstFileOf,
  placeOfScriptHash,
  readScriptHash,
  type ScriptHash,
  WORLD_SCRIPT,
  writeScriptHash,
} from './code/readScriptHash.ts';
export {
  addFile,
  addScript,
  findScriptUses,
  pathOfFile,
  readFileName,
  removeFile,
  removeScript,
  renameFile,
  renameScript,
  type ScriptUse,
} from './code/scriptCommands.ts';
export {
  listScriptSnippets,
  planScript,
  type ScriptKind,
  type ScriptPlan,
  type Snippet,
} from './code/scriptTemplates.ts';
export {
  CODE_MATCHES_MAX,
  type CodeMatch,
  type CodeSearch,
  type CodeSearchOptions,
  searchCode,
} from './code/searchCode.ts';
export { trackTyping, TYPING_PAUSE_MS, type TypedText } from './code/trackTyping.ts';
export { findPlaceUses } from './tree/findPlaceUses.ts';
export { nameOfMany, nameOfNew, nameOfOne, type ThingKind, TYPE_KINDS } from './tree/kinds.ts';
export { listTree, nameOfRuleGroup, type TreeRow, type TreeRowKind } from './tree/listTree.ts';
export { nameOfPlace } from './tree/nameOfPlace.ts';
export { planRestore, readTrashed, type TrashedType } from './tree/planRestore.ts';
export { type Planned, planCopy, planRemoval, planRename, planType } from './tree/treeCommands.ts';
export * from './map/index.ts';
export { listNames } from './search/listNames.ts';
export { HITS_MAX, searchGame, type SearchHit } from './search/searchGame.ts';
export {
  type CarriedFile,
  GAME_FILE_ENDING,
  type GameFile,
  nameGameFile,
  readGameFile,
  writeGameFile,
} from './import/gameFile.ts';
export { readModdioGame } from './import/moddio/readModdioGame.ts';
export type { ImportReport } from './import/ImportReport.ts';
export type { Inflate } from './import/tiled/readTiledCells.ts';
export { readTiledMap, type TiledPlan } from './import/tiled/readTiledMap.ts';
export { findUses, type Use } from './find/findUses.ts';
export * from './rules/index.ts';
export {
  describeFields,
  describeForm,
  type FormField,
  type FormKind,
  type FormSection,
  isListOfObjects,
  isPoint,
  shapeOfKind,
  wordsOfPath,
} from './types/describeForm.ts';
export {
  addEntry,
  duplicateEntry,
  removeEntry,
  resetField,
  setField,
  shiftEntry,
} from './types/fieldCommands.ts';
export { describeChoice, describeField, type FieldWords } from './types/formWords.ts';
export { type FindFirst, fitNumber, makeOption, makeValue } from './types/makeValue.ts';
export { presetAt } from './types/presetAt.ts';
export { listTargets, placeOfTarget, targetOfKind } from './types/targets.ts';
export { type AssetPlan, type LibraryArt, listArt, planAsset, planLookArt } from './types/assetCommands.ts';
export { findSheet, type Sheet, sheetOfLook } from './types/findSheet.ts';
export { planTrial } from './types/planTrial.ts';
export {
  changeVariableType,
  firstValueOf,
  planVariable,
  VARIABLE_GROUPS,
  type VariableGroup,
  type VariablePlan,
} from './types/variableCommands.ts';
export {
  mutateSynth,
  randomiseSynth,
  readSynth,
  setKnob,
  type SynthKnob,
  synthKnobs,
} from './types/synth.ts';
export { type ConversationLine, listConversation } from './types/listConversation.ts';
export * from './course/index.ts';
