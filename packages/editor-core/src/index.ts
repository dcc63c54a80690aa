export { createEditor } from './editor/createEditor.ts';
export type { Command, Editor } from './editor/Editor.ts';
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
  DEFAULT_SCRIPT_FILE,
  findDefaultScriptFile,
  findScriptHashLocation,
  parseScriptHash,
  WORLD_SCRIPT,
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
} from './code/scriptCommands.ts';
export { listScriptSnippets, planScript, type ScriptKind } from './code/scriptTemplates.ts';
export { trackTyping } from './code/trackTyping.ts';
export { findLocationUses } from './tree/findLocationUses.ts';
export { getDefaultName, getSingularName, type TreeItemKind, TYPE_KINDS } from './tree/kinds.ts';
export { listTreeRows, type TreeRow, type TreeRowKind } from './tree/listTreeRows.ts';
export { getLocationName } from './tree/getLocationName.ts';
export { planRestore, readTrashedType } from './tree/planRestore.ts';
export { planCopy, planRemoval, planRename, planType } from './tree/treeCommands.ts';
export * from './map/index.ts';
export { listNamedLocations } from './search/listNamedLocations.ts';
export { searchGame } from './search/searchGame.ts';
export {
  type EmbeddedFile,
  type GameFile,
  formatGameFileName,
  readGameFile,
  writeGameFile,
} from './import/gameFile.ts';
export { readModdioGame } from './import/moddio/readModdioGame.ts';
export type { ImportReport } from './import/ImportReport.ts';
export { readTiledMap } from './import/tiled/readTiledMap.ts';
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
export { describeChoice, describeField } from './types/formText.ts';
export { getListEntryName } from './types/getListEntryName.ts';
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
  planVariable,
  VARIABLE_GROUPS,
  type VariableGroup,
} from './types/variableCommands.ts';
export {
  mutateSynth,
  randomizeSynth,
  fillSynthDefaults,
  setSynthParameter,
  synthParameters,
} from './types/synth.ts';
export { listDialogueLines } from './types/listDialogueLines.ts';
export { suggestAwards } from './types/suggestAwards.ts';
export { suggestAchievements } from './types/suggestAchievements.ts';
export { suggestGoals } from './types/suggestGoals.ts';
export { suggestTips } from './types/suggestTips.ts';
export * from './course/index.ts';
