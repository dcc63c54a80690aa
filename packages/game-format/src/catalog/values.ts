import { contextValues } from './contextValues.ts';
import { absolute } from './values/absolute.ts';
import { add } from './values/add.ts';
import { allPlayers } from './values/allPlayers.ts';
import { allProjectiles } from './values/allProjectiles.ts';
import { allProps } from './values/allProps.ts';
import { allTeams } from './values/allTeams.ts';
import { allUnits } from './values/allUnits.ts';
import { ammoOf } from './values/ammoOf.ts';
import { and } from './values/and.ts';
import { angleBetween } from './values/angleBetween.ts';
import { arcTangent } from './values/arcTangent.ts';
import { areFriendly } from './values/areFriendly.ts';
import { areHostile } from './values/areHostile.ts';
import { attributeMax } from './values/attributeMax.ts';
import { attributeMin } from './values/attributeMin.ts';
import { attributeOf } from './values/attributeOf.ts';
import { attributePercent } from './values/attributePercent.ts';
import { bestPlayer } from './values/bestPlayer.ts';
import { blend } from './values/blend.ts';
import { botPlayers } from './values/botPlayers.ts';
import { canSee } from './values/canSee.ts';
import { centerOf } from './values/centerOf.ts';
import { chance } from './values/chance.ts';
import { chooseValue } from './values/chooseValue.ts';
import { clamp } from './values/clamp.ts';
import { cosine } from './values/cosine.ts';
import { distanceBetween } from './values/distanceBetween.ts';
import { divide } from './values/divide.ts';
import { emptyList } from './values/emptyList.ts';
import { emptyRecord } from './values/emptyRecord.ts';
import { exists } from './values/exists.ts';
import { facingOf } from './values/facingOf.ts';
import { hasBuff } from './values/hasBuff.ts';
import { hasItem } from './values/hasItem.ts';
import { hasSavedValue } from './values/hasSavedValue.ts';
import { heldItem } from './values/heldItem.ts';
import { holderOf } from './values/holderOf.ts';
import { holdsToken } from './values/holdsToken.ts';
import { humanPlayers } from './values/humanPlayers.ts';
import { isAlive } from './values/isAlive.ts';
import { isAtLeast } from './values/isAtLeast.ts';
import { isAtMost } from './values/isAtMost.ts';
import { isBetween } from './values/isBetween.ts';
import { isBot } from './values/isBot.ts';
import { isDifferent } from './values/isDifferent.ts';
import { isEqual } from './values/isEqual.ts';
import { isGreater } from './values/isGreater.ts';
import { isInDialogue } from './values/isInDialogue.ts';
import { isInRegion } from './values/isInRegion.ts';
import { isInventoryFull } from './values/isInventoryFull.ts';
import { isKeyDown } from './values/isKeyDown.ts';
import { isLess } from './values/isLess.ts';
import { isMoving } from './values/isMoving.ts';
import { isNothing } from './values/isNothing.ts';
import { isOfType } from './values/isOfType.ts';
import { isOnGround } from './values/isOnGround.ts';
import { isPositionInRegion } from './values/isPositionInRegion.ts';
import { isRoundRunning } from './values/isRoundRunning.ts';
import { isRuleEnabled } from './values/isRuleEnabled.ts';
import { isSignedIn } from './values/isSignedIn.ts';
import { isTouching } from './values/isTouching.ts';
import { isWall } from './values/isWall.ts';
import { itemCount } from './values/itemCount.ts';
import { itemInSlot } from './values/itemInSlot.ts';
import { itemsInRegion } from './values/itemsInRegion.ts';
import { itemsOf } from './values/itemsOf.ts';
import { itemsOnGround } from './values/itemsOnGround.ts';
import { joinList } from './values/joinList.ts';
import { joinTexts } from './values/joinTexts.ts';
import { larger } from './values/larger.ts';
import { lastCreatedItem } from './values/lastCreatedItem.ts';
import { lastCreatedProjectile } from './values/lastCreatedProjectile.ts';
import { lastCreatedProp } from './values/lastCreatedProp.ts';
import { lastCreatedUnit } from './values/lastCreatedUnit.ts';
import { leadingTeam } from './values/leadingTeam.ts';
import { listContains } from './values/listContains.ts';
import { listElement } from './values/listElement.ts';
import { listLength } from './values/listLength.ts';
import { listOf } from './values/listOf.ts';
import { listWith } from './values/listWith.ts';
import { listWithout } from './values/listWithout.ts';
import { lowerCase } from './values/lowerCase.ts';
import { mapHeight } from './values/mapHeight.ts';
import { mapWidth } from './values/mapWidth.ts';
import { mousePosition } from './values/mousePosition.ts';
import { multiply } from './values/multiply.ts';
import { nameOfItemType } from './values/nameOfItemType.ts';
import { nameOfPlayer } from './values/nameOfPlayer.ts';
import { nameOfRegion } from './values/nameOfRegion.ts';
import { nameOfTeam } from './values/nameOfTeam.ts';
import { nameOfUnit } from './values/nameOfUnit.ts';
import { nameOfUnitType } from './values/nameOfUnitType.ts';
import { nearestUnit } from './values/nearestUnit.ts';
import { not } from './values/not.ts';
import { numberAsText } from './values/numberAsText.ts';
import { numberFromText } from './values/numberFromText.ts';
import { numberInList } from './values/numberInList.ts';
import { or } from './values/or.ts';
import { ownerOf } from './values/ownerOf.ts';
import { partOfText } from './values/partOfText.ts';
import { placedItem } from './values/placedItem.ts';
import { placedProp } from './values/placedProp.ts';
import { placedUnit } from './values/placedUnit.ts';
import { playerCount } from './values/playerCount.ts';
import { playerVariable } from './values/playerVariable.ts';
import { playersOfTeam } from './values/playersOfTeam.ts';
import { point } from './values/point.ts';
import { positionInFrontOf } from './values/positionInFrontOf.ts';
import { positionOf } from './values/positionOf.ts';
import { positionOfSpawnPoint } from './values/positionOfSpawnPoint.ts';
import { positionTowards } from './values/positionTowards.ts';
import { positionX } from './values/positionX.ts';
import { positionY } from './values/positionY.ts';
import { power } from './values/power.ts';
import { propsOfType } from './values/propsOfType.ts';
import { quantityOf } from './values/quantityOf.ts';
import { randomElement } from './values/randomElement.ts';
import { randomNumber } from './values/randomNumber.ts';
import { randomPositionIn } from './values/randomPositionIn.ts';
import { randomSpawnPoint } from './values/randomSpawnPoint.ts';
import { randomWholeNumber } from './values/randomWholeNumber.ts';
import { recordEntry } from './values/recordEntry.ts';
import { recordHasKey } from './values/recordHasKey.ts';
import { recordKeys } from './values/recordKeys.ts';
import { regionHeight } from './values/regionHeight.ts';
import { regionWidth } from './values/regionWidth.ts';
import { remainder } from './values/remainder.ts';
import { replaceText } from './values/replaceText.ts';
import { round } from './values/round.ts';
import { roundDown } from './values/roundDown.ts';
import { roundNumber } from './values/roundNumber.ts';
import { roundTimeLeft } from './values/roundTimeLeft.ts';
import { roundUp } from './values/roundUp.ts';
import { savedValue } from './values/savedValue.ts';
import { scaleOf } from './values/scaleOf.ts';
import { scoreOf } from './values/scoreOf.ts';
import { scoreOfTeam } from './values/scoreOfTeam.ts';
import { secondsPlayed } from './values/secondsPlayed.ts';
import { shooterOf } from './values/shooterOf.ts';
import { shuffledList } from './values/shuffledList.ts';
import { signOf } from './values/signOf.ts';
import { sine } from './values/sine.ts';
import { smaller } from './values/smaller.ts';
import { sortedList } from './values/sortedList.ts';
import { speedOf } from './values/speedOf.ts';
import { splitText } from './values/splitText.ts';
import { squareRoot } from './values/squareRoot.ts';
import { subtract } from './values/subtract.ts';
import { tangent } from './values/tangent.ts';
import { teamOf } from './values/teamOf.ts';
import { teamOfPlayer } from './values/teamOfPlayer.ts';
import { textContains } from './values/textContains.ts';
import { textEndsWith } from './values/textEndsWith.ts';
import { textLength } from './values/textLength.ts';
import { textStartsWith } from './values/textStartsWith.ts';
import { tileAt } from './values/tileAt.ts';
import { timeAsText } from './values/timeAsText.ts';
import { timerLeft } from './values/timerLeft.ts';
import { trimText } from './values/trimText.ts';
import { typeOfItem } from './values/typeOfItem.ts';
import { typeOfProjectile } from './values/typeOfProjectile.ts';
import { typeOfProp } from './values/typeOfProp.ts';
import { typeOfUnit } from './values/typeOfUnit.ts';
import { unitOf } from './values/unitOf.ts';
import { unitVariable } from './values/unitVariable.ts';
import { unitsInRegion } from './values/unitsInRegion.ts';
import { unitsNear } from './values/unitsNear.ts';
import { unitsOfPlayer } from './values/unitsOfPlayer.ts';
import { unitsOfTeam } from './values/unitsOfTeam.ts';
import { unitsOfType } from './values/unitsOfType.ts';
import { upperCase } from './values/upperCase.ts';
import { variable } from './values/variable.ts';
import { velocityX } from './values/velocityX.ts';
import { velocityY } from './values/velocityY.ts';

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
