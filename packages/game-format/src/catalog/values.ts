// Generated from the files of the entries by tools/generate.ts, which keeps the order of this list.
import { contextValues } from './contextValues.ts';
import { absolute } from './values/numbers/absolute.ts';
import { add } from './values/numbers/add.ts';
import { allPlayers } from './values/players/allPlayers.ts';
import { allProjectiles } from './values/projectiles/allProjectiles.ts';
import { allProps } from './values/props/allProps.ts';
import { allTeams } from './values/teams/allTeams.ts';
import { allUnits } from './values/units/allUnits.ts';
import { ammoOf } from './values/items/ammoOf.ts';
import { and } from './values/logic/and.ts';
import { angleBetween } from './values/positions/angleBetween.ts';
import { arcTangent } from './values/numbers/arcTangent.ts';
import { areFriendly } from './values/units/areFriendly.ts';
import { areHostile } from './values/units/areHostile.ts';
import { attributeMax } from './values/attributes/attributeMax.ts';
import { attributeMin } from './values/attributes/attributeMin.ts';
import { attributeOf } from './values/attributes/attributeOf.ts';
import { attributePercent } from './values/attributes/attributePercent.ts';
import { bestPlayer } from './values/players/bestPlayer.ts';
import { blend } from './values/numbers/blend.ts';
import { botPlayers } from './values/players/botPlayers.ts';
import { botSkill } from './values/players/botSkill.ts';
import { canSee } from './values/positions/canSee.ts';
import { centerOf } from './values/regions/centerOf.ts';
import { chance } from './values/random/chance.ts';
import { chooseValue } from './values/logic/chooseValue.ts';
import { clamp } from './values/numbers/clamp.ts';
import { cosine } from './values/numbers/cosine.ts';
import { distanceBetween } from './values/positions/distanceBetween.ts';
import { divide } from './values/numbers/divide.ts';
import { emptyList } from './values/lists/emptyList.ts';
import { emptyRecord } from './values/lists/emptyRecord.ts';
import { exists } from './values/logic/exists.ts';
import { facingOf } from './values/movement/facingOf.ts';
import { hasBuff } from './values/combat/hasBuff.ts';
import { hasItem } from './values/items/hasItem.ts';
import { hasSavedValue } from './values/data/hasSavedValue.ts';
import { hasSpawnProtection } from './values/units/hasSpawnProtection.ts';
import { heldItem } from './values/items/heldItem.ts';
import { holderOf } from './values/items/holderOf.ts';
import { holdsToken } from './values/data/holdsToken.ts';
import { humanPlayers } from './values/players/humanPlayers.ts';
import { isAlive } from './values/units/isAlive.ts';
import { isAtLeast } from './values/logic/isAtLeast.ts';
import { isAtMost } from './values/logic/isAtMost.ts';
import { isBetween } from './values/logic/isBetween.ts';
import { isBot } from './values/players/isBot.ts';
import { isDifferent } from './values/logic/isDifferent.ts';
import { isEqual } from './values/logic/isEqual.ts';
import { isGreater } from './values/logic/isGreater.ts';
import { isInDialogue } from './values/trade/isInDialogue.ts';
import { isInRegion } from './values/regions/isInRegion.ts';
import { isInventoryFull } from './values/items/isInventoryFull.ts';
import { isKeyDown } from './values/players/isKeyDown.ts';
import { isLess } from './values/logic/isLess.ts';
import { isMoving } from './values/movement/isMoving.ts';
import { isNothing } from './values/logic/isNothing.ts';
import { isOfType } from './values/units/isOfType.ts';
import { isOnGround } from './values/movement/isOnGround.ts';
import { isPositionInRegion } from './values/regions/isPositionInRegion.ts';
import { isRoundRunning } from './values/match/isRoundRunning.ts';
import { isRuleEnabled } from './values/flow/isRuleEnabled.ts';
import { isSignedIn } from './values/players/isSignedIn.ts';
import { isTouching } from './values/movement/isTouching.ts';
import { isWall } from './values/map/isWall.ts';
import { itemCount } from './values/items/itemCount.ts';
import { itemInSlot } from './values/items/itemInSlot.ts';
import { itemsInRegion } from './values/items/itemsInRegion.ts';
import { itemsOf } from './values/items/itemsOf.ts';
import { itemsOnGround } from './values/items/itemsOnGround.ts';
import { joinList } from './values/texts/joinList.ts';
import { joinTexts } from './values/texts/joinTexts.ts';
import { larger } from './values/numbers/larger.ts';
import { lastCreatedItem } from './values/items/lastCreatedItem.ts';
import { lastCreatedProjectile } from './values/projectiles/lastCreatedProjectile.ts';
import { lastCreatedProp } from './values/props/lastCreatedProp.ts';
import { lastCreatedUnit } from './values/units/lastCreatedUnit.ts';
import { leadingTeam } from './values/teams/leadingTeam.ts';
import { listContains } from './values/lists/listContains.ts';
import { listElement } from './values/lists/listElement.ts';
import { listLength } from './values/lists/listLength.ts';
import { listOf } from './values/lists/listOf.ts';
import { listWith } from './values/lists/listWith.ts';
import { listWithout } from './values/lists/listWithout.ts';
import { lowerCase } from './values/texts/lowerCase.ts';
import { mapHeight } from './values/map/mapHeight.ts';
import { mapWidth } from './values/map/mapWidth.ts';
import { mousePosition } from './values/players/mousePosition.ts';
import { multiply } from './values/numbers/multiply.ts';
import { nameOfItemType } from './values/items/nameOfItemType.ts';
import { nameOfPlayer } from './values/players/nameOfPlayer.ts';
import { nameOfRegion } from './values/regions/nameOfRegion.ts';
import { nameOfTeam } from './values/teams/nameOfTeam.ts';
import { nameOfUnit } from './values/units/nameOfUnit.ts';
import { nameOfUnitType } from './values/units/nameOfUnitType.ts';
import { nearestUnit } from './values/units/nearestUnit.ts';
import { not } from './values/logic/not.ts';
import { numberAsText } from './values/texts/numberAsText.ts';
import { numberFromText } from './values/texts/numberFromText.ts';
import { numberInList } from './values/lists/numberInList.ts';
import { or } from './values/logic/or.ts';
import { ownerOf } from './values/units/ownerOf.ts';
import { partOfText } from './values/texts/partOfText.ts';
import { placedItem } from './values/items/placedItem.ts';
import { placedProp } from './values/props/placedProp.ts';
import { placedUnit } from './values/units/placedUnit.ts';
import { playerCount } from './values/players/playerCount.ts';
import { playerVariable } from './values/variables/playerVariable.ts';
import { playersOfTeam } from './values/players/playersOfTeam.ts';
import { point } from './values/positions/point.ts';
import { positionInFrontOf } from './values/positions/positionInFrontOf.ts';
import { positionOf } from './values/positions/positionOf.ts';
import { positionOfSpawnPoint } from './values/map/positionOfSpawnPoint.ts';
import { positionTowards } from './values/positions/positionTowards.ts';
import { positionX } from './values/positions/positionX.ts';
import { positionY } from './values/positions/positionY.ts';
import { power } from './values/numbers/power.ts';
import { propsOfType } from './values/props/propsOfType.ts';
import { quantityOf } from './values/items/quantityOf.ts';
import { randomElement } from './values/random/randomElement.ts';
import { randomNumber } from './values/random/randomNumber.ts';
import { randomPositionIn } from './values/random/randomPositionIn.ts';
import { randomSpawnPoint } from './values/random/randomSpawnPoint.ts';
import { randomWholeNumber } from './values/random/randomWholeNumber.ts';
import { recordEntry } from './values/lists/recordEntry.ts';
import { recordHasKey } from './values/lists/recordHasKey.ts';
import { recordKeys } from './values/lists/recordKeys.ts';
import { regionHeight } from './values/regions/regionHeight.ts';
import { regionWidth } from './values/regions/regionWidth.ts';
import { remainder } from './values/numbers/remainder.ts';
import { replaceText } from './values/texts/replaceText.ts';
import { round } from './values/numbers/round.ts';
import { roundDown } from './values/numbers/roundDown.ts';
import { roundNumber } from './values/match/roundNumber.ts';
import { roundTimeLeft } from './values/match/roundTimeLeft.ts';
import { roundUp } from './values/numbers/roundUp.ts';
import { savedValue } from './values/data/savedValue.ts';
import { scaleOf } from './values/units/scaleOf.ts';
import { scoreOf } from './values/players/scoreOf.ts';
import { scoreOfTeam } from './values/teams/scoreOfTeam.ts';
import { secondsPlayed } from './values/time/secondsPlayed.ts';
import { shooterOf } from './values/projectiles/shooterOf.ts';
import { shuffledList } from './values/lists/shuffledList.ts';
import { signOf } from './values/numbers/signOf.ts';
import { sine } from './values/numbers/sine.ts';
import { smaller } from './values/numbers/smaller.ts';
import { sortedList } from './values/lists/sortedList.ts';
import { speedOf } from './values/movement/speedOf.ts';
import { splitText } from './values/texts/splitText.ts';
import { squareRoot } from './values/numbers/squareRoot.ts';
import { subtract } from './values/numbers/subtract.ts';
import { tangent } from './values/numbers/tangent.ts';
import { teamOf } from './values/units/teamOf.ts';
import { teamOfPlayer } from './values/players/teamOfPlayer.ts';
import { textContains } from './values/texts/textContains.ts';
import { textEndsWith } from './values/texts/textEndsWith.ts';
import { textLength } from './values/texts/textLength.ts';
import { textStartsWith } from './values/texts/textStartsWith.ts';
import { tileAt } from './values/map/tileAt.ts';
import { timeAsText } from './values/texts/timeAsText.ts';
import { timerLeft } from './values/time/timerLeft.ts';
import { trimText } from './values/texts/trimText.ts';
import { typeOfItem } from './values/items/typeOfItem.ts';
import { typeOfProjectile } from './values/projectiles/typeOfProjectile.ts';
import { typeOfProp } from './values/props/typeOfProp.ts';
import { typeOfUnit } from './values/units/typeOfUnit.ts';
import { unitOf } from './values/players/unitOf.ts';
import { unitVariable } from './values/variables/unitVariable.ts';
import { unitsInRegion } from './values/units/unitsInRegion.ts';
import { unitsNear } from './values/units/unitsNear.ts';
import { unitsOfPlayer } from './values/units/unitsOfPlayer.ts';
import { unitsOfTeam } from './values/units/unitsOfTeam.ts';
import { unitsOfType } from './values/units/unitsOfType.ts';
import { upperCase } from './values/texts/upperCase.ts';
import { variable } from './values/variables/variable.ts';
import { velocityX } from './values/movement/velocityX.ts';
import { velocityY } from './values/movement/velocityY.ts';

/** All values in the order of the menus and the reference. */
export const values = {
  ...contextValues,
  isRuleEnabled,
  isEqual,
  isDifferent,
  isLess,
  isAtMost,
  isGreater,
  isAtLeast,
  isBetween,
  and,
  or,
  not,
  chooseValue,
  isNothing,
  exists,
  variable,
  unitVariable,
  playerVariable,
  allUnits,
  unitsOfType,
  unitsOfPlayer,
  unitsOfTeam,
  unitsInRegion,
  unitsNear,
  nearestUnit,
  placedUnit,
  lastCreatedUnit,
  typeOfUnit,
  isOfType,
  nameOfUnit,
  nameOfUnitType,
  ownerOf,
  teamOf,
  isAlive,
  areHostile,
  areFriendly,
  scaleOf,
  hasSpawnProtection,
  velocityX,
  velocityY,
  speedOf,
  facingOf,
  isMoving,
  isOnGround,
  isTouching,
  attributeOf,
  attributeMax,
  attributeMin,
  attributePercent,
  hasBuff,
  itemsOnGround,
  itemsOf,
  itemsInRegion,
  heldItem,
  itemInSlot,
  itemCount,
  hasItem,
  isInventoryFull,
  typeOfItem,
  nameOfItemType,
  quantityOf,
  ammoOf,
  holderOf,
  holdsToken,
  lastCreatedItem,
  placedItem,
  allProjectiles,
  shooterOf,
  typeOfProjectile,
  lastCreatedProjectile,
  allProps,
  propsOfType,
  typeOfProp,
  placedProp,
  lastCreatedProp,
  allPlayers,
  humanPlayers,
  botPlayers,
  playersOfTeam,
  playerCount,
  unitOf,
  nameOfPlayer,
  teamOfPlayer,
  scoreOf,
  bestPlayer,
  isBot,
  isSignedIn,
  isKeyDown,
  mousePosition,
  botSkill,
  allTeams,
  nameOfTeam,
  scoreOfTeam,
  leadingTeam,
  roundNumber,
  roundTimeLeft,
  isRoundRunning,
  point,
  positionOf,
  positionX,
  positionY,
  positionTowards,
  positionInFrontOf,
  distanceBetween,
  angleBetween,
  canSee,
  isInRegion,
  isPositionInRegion,
  centerOf,
  regionWidth,
  regionHeight,
  nameOfRegion,
  mapWidth,
  mapHeight,
  tileAt,
  isWall,
  positionOfSpawnPoint,
  isInDialogue,
  savedValue,
  hasSavedValue,
  add,
  subtract,
  multiply,
  divide,
  remainder,
  power,
  squareRoot,
  absolute,
  signOf,
  round,
  roundDown,
  roundUp,
  smaller,
  larger,
  clamp,
  blend,
  sine,
  cosine,
  tangent,
  arcTangent,
  randomNumber,
  randomWholeNumber,
  chance,
  randomElement,
  randomPositionIn,
  randomSpawnPoint,
  joinTexts,
  textLength,
  partOfText,
  textContains,
  textStartsWith,
  textEndsWith,
  upperCase,
  lowerCase,
  trimText,
  replaceText,
  splitText,
  joinList,
  numberFromText,
  numberAsText,
  timeAsText,
  emptyList,
  listOf,
  listLength,
  listElement,
  listContains,
  numberInList,
  listWith,
  listWithout,
  sortedList,
  shuffledList,
  emptyRecord,
  recordEntry,
  recordKeys,
  recordHasKey,
  secondsPlayed,
  timerLeft,
} as const;

export type ValueName = keyof typeof values;
