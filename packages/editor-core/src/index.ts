export { createEditor, type EditorOptions } from './editor/createEditor.ts';
export type { Command, Editor, EditorUser, EditHistory, Step } from './editor/Editor.ts';
export { createIdFromName } from './ids/createIdFromName.ts';
export { getLocationKey, type MapFocus, type EditorLocation } from './locations/EditorLocation.ts';
export { getRuleGroupName } from './locations/getRuleGroupName.ts';
export { findLocationOfPath } from './locations/findLocationOfPath.ts';
export { convertProblemPath } from './locations/convertProblemPath.ts';
export { endStep, goToStep, redo, runCommand, runStep, undo } from './history/runCommand.ts';
export { createStore, type Store } from './editor/Store.ts';
export { listKnownIds } from './code/listKnownIds.ts';
export {
  addPanel,
  PANEL_TEMPLATE,
  panelSnippets,
  getPanelPath,
  validatePanelName,
  removePanel,
  renamePanel,
} from './code/panelCommands.ts';
export {
  getDefaultScriptLocation,
  DEFAULT_SCRIPT_FILE,
  findDefaultScriptFile,
  findScriptHashLocation,
  parseScriptHash,
  type ScriptHash,
  WORLD_SCRIPT,
  formatScriptHash,
} from './code/parseScriptHash.ts';
export {
  addScriptFile,
  addScript,
  findScriptUses,
  getScriptFilePath,
  validateScriptFileName,
  removeScriptFile,
  removeScript,
  renameScriptFile,
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
  type CodeSearchResult,
  type CodeSearchOptions,
  searchCode,
} from './code/searchCode.ts';
export { trackTyping, TYPING_PAUSE_MS, type TypingTarget } from './code/trackTyping.ts';
export { findLocationUses } from './tree/findLocationUses.ts';
export {
  getPluralName,
  getDefaultName,
  getSingularName,
  type TreeItemKind,
  TYPE_KINDS,
} from './tree/kinds.ts';
export { listTreeRows, type TreeRow, type TreeRowKind } from './tree/listTreeRows.ts';
export { getLocationName } from './tree/getLocationName.ts';
export { planRestore, readTrashedType, type TrashedType } from './tree/planRestore.ts';
export {
  type CommandWithLocation,
  planCopy,
  planRemoval,
  planRename,
  planType,
} from './tree/treeCommands.ts';
export * from './map/index.ts';
export { listNamedLocations } from './search/listNamedLocations.ts';
export { SEARCH_HITS_MAX, searchGame, type SearchHit } from './search/searchGame.ts';
export {
  type EmbeddedFile,
  GAME_FILE_EXTENSION,
  type GameFile,
  formatGameFileName,
  readGameFile,
  writeGameFile,
} from './import/gameFile.ts';
export { readModdioGame } from './import/moddio/readModdioGame.ts';
export type { ImportReport } from './import/ImportReport.ts';
export type { Inflate } from './import/tiled/readTiledCells.ts';
export { readTiledMap, type TiledMapSource } from './import/tiled/readTiledMap.ts';
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
  getFormShape,
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
export { describeChoice, describeField, type FieldText, getListEntryName } from './types/formText.ts';
export {
  type FindFirstTarget,
  clampToFieldRange,
  createVariantValue,
  createDefaultValue,
} from './types/createDefaultValue.ts';
export { getFieldDefault } from './types/getFieldDefault.ts';
export {
  listReferenceableObjects,
  findTargetLocation,
  getTypeReferenceTarget,
} from './references/targets.ts';
export { getAssetName } from './references/getAssetName.ts';
export {
  type AssetPlan,
  type ReusableAsset,
  listReusableAssets,
  planAsset,
  createLookImageCommand,
} from './types/assetCommands.ts';
export {
  findSpriteSheetGrid,
  type SpriteSheetGrid,
  getLookSpriteSheetGrid,
} from './types/findSpriteSheetGrid.ts';
export { createTypePlaytestDocument } from './types/createTypePlaytestDocument.ts';
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
  fillSynthDefaults,
  setSynthParameter,
  type SynthParameter,
  synthParameters,
} from './types/synth.ts';
export { type DialogueLine, listDialogueLines } from './types/listDialogueLines.ts';
export * from './course/index.ts';
