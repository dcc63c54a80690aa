export { actions, type ActionName } from './catalog/actions.ts';
export { catalog } from './catalog/catalog.ts';
export { contextValues, type ContextValueName } from './catalog/contextValues.ts';
export { categories, type Category } from './catalog/entry/categories.ts';
export type {
  ActionEntry,
  ArgsOf,
  ContextOf,
  Entry,
  ReturnOf,
  TriggerEntry,
  ValueEntry,
} from './catalog/entry/defineEntry.ts';
export {
  type BlockParam,
  isRequired,
  type Param,
  type Params,
  type ValueParam,
} from './catalog/entry/params.ts';
export { type MarkerIcon, markerIcons } from './catalog/entry/markerIcons.ts';
export { toTitle, toWords } from './catalog/entry/toTitle.ts';
export {
  canBeNothing,
  type EntityId,
  fitsType,
  isReferenceType,
  type PlayerId,
  type Point,
  type ReferenceType,
  referenceTypes,
  type Value,
  type ValueRecord,
  type ValueType,
  valueTypes,
} from './catalog/entry/valueTypes.ts';
export { findAction, findTrigger, findValue } from './catalog/findEntry.ts';
export { triggers, type TriggerName } from './catalog/triggers.ts';
export { values, type ValueName } from './catalog/values.ts';
export { diffGames } from './diff/diffGames.ts';
export type { GameChange } from './diff/GameChange.ts';
export type { Animation } from './document/animationSchema.ts';
export type { Attribute, OwnAttributes } from './document/attributeSchema.ts';
export type { Body } from './document/bodySchema.ts';
export type { Buff } from './document/buffSchema.ts';
export {
  type Controls,
  type ControlScheme,
  type KeyBinding,
  type KeyCommand,
} from './document/controlsSchema.ts';
export type { Dialogue, DialogueOption } from './document/dialogueSchema.ts';
export type { Effect } from './document/effectSchema.ts';
export type { Crosshair } from './document/feelSchema.ts';
export { type Asset, type Game, type GameInput, gameSchema, type GameTypes } from './document/gameSchema.ts';
export type { Interaction } from './document/interactionSchema.ts';
export type { ItemType, Weapon } from './document/itemSchema.ts';
export { type Key, keys } from './document/keys.ts';
export * as limits from './document/limits.ts';
export type { Light, Look } from './document/lookSchema.ts';
export type {
  GameMap,
  Layer,
  PlacedEntity,
  Region,
  SpawnPoint,
  Tile,
  TileSet,
} from './document/mapSchema.ts';
export type { Marker } from './document/markerSchema.ts';
export type { ProjectileType } from './document/projectileSchema.ts';
export type { PropType } from './document/propSchema.ts';
export type { Rule } from './document/ruleSchema.ts';
export type { Award, MatchOption } from './document/resultsSchema.ts';
export type { KeepAlive, Settings } from './document/settingsSchema.ts';
export type { Offer, Shop } from './document/shopSchema.ts';
export { type Sound, soundPresets } from './document/soundSchema.ts';
export type { Relation } from './document/teamSchema.ts';
export type { Tip, TipCondition } from './document/tipSchema.ts';
export type { Achievement, AchievementCondition } from './document/achievementSchema.ts';
export { type GoalPeriod, goalPeriods } from './document/goalPeriods.ts';
export type { Goal } from './document/goalSchema.ts';
export type { UnitType } from './document/unitSchema.ts';
export { type Variable, type VariableType, variableTypes } from './document/variablesSchema.ts';
export { exampleGame } from './example/exampleGame.ts';
export { generateDeclarations, type KnownIds } from './generate/generateDeclarations.ts';
export {
  generateReference,
  type ReferenceEntry,
  type ReferenceGroup,
  type ReferenceParam,
} from './generate/generateReference.ts';
export { isScriptEntry, listScriptParams } from './generate/scriptFunction.ts';
export { encodeUtf8 } from './hash/encodeUtf8.ts';
export { hashGame } from './hash/hashGame.ts';
export { toCanonicalJson } from './hash/toCanonicalJson.ts';
export { isRecord } from './json/isRecord.ts';
export { isSameData } from './json/isSameData.ts';
export { isJsonObject, type Json, type JsonObject } from './json/Json.ts';
export { decodeBase64, encodeBase64 } from './map/base64.ts';
export { decodeChunk } from './map/decodeChunk.ts';
export {
  findTileSet,
  type PlacedTile,
  decodeTile,
  readTileProperties,
  encodeTile,
} from './map/decodeTile.ts';
export { encodeChunk } from './map/encodeChunk.ts';
export { checkLimits, findOversizedPart } from './parse/checkLimits.ts';
export { describeLimitExcess } from './parse/describeLimitExcess.ts';
export { getEntriesLimit, getTextLimit } from './parse/listOversizedParts.ts';
export { parseGame } from './parse/parseGame.ts';
export type { AchievementProgress, AchievementReport } from './player-data/AchievementProgress.ts';
export type { GoalProgress } from './player-data/GoalProgress.ts';
export { describeTimeLeft, getPeriodEnd, getPeriodStart } from './player-data/goalTimes.ts';
export { listGoals } from './player-data/listGoals.ts';
export { getAchievementGoal } from './player-data/getAchievementGoal.ts';
export { isSavedKey } from './player-data/isSavedKey.ts';
export { isValueWithinSize } from './player-data/isValueWithinSize.ts';
export type { SavedChange, SavedData, SavedScope } from './player-data/SavedChange.ts';
export type { TokenBalances } from './player-data/TokenBalances.ts';
export { extendPath, formatPath, type PathPart } from './problems/formatPath.ts';
export type { Problem, ProblemCode } from './problems/Problem.ts';
export { fail, type Result, succeed } from './problems/Result.ts';
export {
  createReferenceLookup,
  type ReferenceLookup,
  type ReferenceTarget,
} from './references/createReferenceLookup.ts';
export { referencePaths } from './references/referencePaths.ts';
export { copyGameForNewCreator } from './release/copyGameForNewCreator.ts';
export { createClientProjection } from './release/createClientProjection.ts';
export type { Action, Expression, Trigger, ValueNode } from './rules/nodes.ts';
export { readBlock, readParam } from './rules/readParam.ts';
export { describeEntrySentence, describeNode } from './sentence/describeNode.ts';
export { formatRuleNumber } from './sentence/formatRuleNumber.ts';
export { omitRepeatedUnits } from './sentence/omitRepeatedUnits.ts';
export type { SentenceLine, SentencePart, Slot } from './sentence/SentencePart.ts';
export { gameShape, findShapeAt } from './shape/gameShape.ts';
export type { FieldShape, ObjectShape, Shape } from './shape/Shape.ts';
