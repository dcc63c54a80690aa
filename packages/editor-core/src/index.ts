export { createEditor, type EditorPlan } from './createEditor.ts';
export type { Command, Editor, EditorUser, EditHistory, Step } from './Editor.ts';
export { makeId } from './makeId.ts';
export { getLocationKey, type MapFocus, type EditorLocation } from './locations/EditorLocation.ts';
export { findLocationOfPath } from './locations/findLocationOfPath.ts';
export { readProblemPath } from './locations/readProblemPath.ts';
export { endStep, goToStep, redo, runCommand, runStep, undo } from './runCommand.ts';
export { createStore, type Store } from './Store.ts';
export { listKnownIds } from './code/listKnownIds.ts';
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
  getDefaultScriptLocation,
  FIRST_FILE,
  findFirstFile,
  findScriptHashLocation,
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
export { findLocationUses } from './tree/findLocationUses.ts';
export {
  getPluralName,
  getDefaultName,
  getSingularName,
  type TreeItemKind,
  TYPE_KINDS,
} from './tree/kinds.ts';
export { listTree, nameOfRuleGroup, type TreeRow, type TreeRowKind } from './tree/listTree.ts';
export { getLocationName } from './tree/getLocationName.ts';
export { planRestore, readTrashedType, type TrashedType } from './tree/planRestore.ts';
export { type PlannedEdit, planCopy, planRemoval, planRename, planType } from './tree/treeCommands.ts';
export * from './map/index.ts';
export { listNames } from './search/listNames.ts';
export { HITS_MAX, searchGame, type SearchHit } from './search/searchGame.ts';
export {
  type EmbeddedFile,
  GAME_FILE_EXTENSION,
  type GameFile,
  nameGameFile,
  readGameFile,
  writeGameFile,
} from './import/gameFile.ts';
export { readModdioGame } from './import/moddio/readModdioGame.ts';
export type { ImportReport } from './import/ImportReport.ts';
export type { Inflate } from './import/tiled/readTiledCells.ts';
export { readTiledMap, type TiledPlan } from './import/tiled/readTiledMap.ts';
export { findUses, type Usage } from './find/findUses.ts';
export * from './rules/index.ts';
export {
  describeFields,
  describeForm,
  type FormField,
  type FormKind,
  type FormSection,
  isListOfObjects,
  isPointShape,
  shapeOfKind,
  getPathPattern,
} from './types/describeForm.ts';
export {
  addEntry,
  duplicateEntry,
  removeEntry,
  resetField,
  setField,
  shiftEntry,
} from './types/fieldCommands.ts';
export { describeChoice, describeField, type FieldText } from './types/formText.ts';
export { type FindFirst, fitNumber, makeOption, makeValue } from './types/makeValue.ts';
export { getFieldPreset } from './types/getFieldPreset.ts';
export { listReferenceTargets, findTargetLocation, targetOfKind } from './types/targets.ts';
export {
  type AssetPlan,
  type ReusableAsset,
  listReusableAssets,
  planAsset,
  planLookImage,
} from './types/assetCommands.ts';
export { findSheet, type Sheet, sheetOfLook } from './types/findSheet.ts';
export { planTrialDocument } from './types/planTrialDocument.ts';
export {
  changeVariableType,
  getInitialValue,
  planVariable,
  VARIABLE_GROUPS,
  type VariableGroup,
  type VariablePlan,
} from './types/variableCommands.ts';
export {
  mutateSynth,
  randomizeSynth,
  readSynth,
  setKnob,
  type SynthKnob,
  synthKnobs,
} from './types/synth.ts';
export { type ConversationLine, listConversation } from './types/listConversation.ts';
export * from './course/index.ts';
