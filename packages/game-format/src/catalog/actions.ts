// Generated from the files of the entries by tools/generate.ts, which keeps the order of this list.
import { addBot } from './actions/players/addBot.ts';
import { addToList } from './actions/variables/addToList.ts';
import { askPlayer } from './actions/messages/askPlayer.ts';
import { attach } from './actions/movement/attach.ts';
import { balanceTeams } from './actions/teams/balanceTeams.ts';
import { changeAttribute } from './actions/attributes/changeAttribute.ts';
import { changePlayerVariable } from './actions/variables/changePlayerVariable.ts';
import { changeSavedNumber } from './actions/data/changeSavedNumber.ts';
import { changeScore } from './actions/players/changeScore.ts';
import { changeTeamScore } from './actions/teams/changeTeamScore.ts';
import { changeUnitType } from './actions/units/changeUnitType.ts';
import { changeUnitVariable } from './actions/variables/changeUnitVariable.ts';
import { changeVariable } from './actions/variables/changeVariable.ts';
import { closeDialogue } from './actions/trade/closeDialogue.ts';
import { closePanel } from './actions/messages/closePanel.ts';
import { closeShop } from './actions/trade/closeShop.ts';
import { completeGoal } from './actions/players/completeGoal.ts';
import { countFromTo } from './actions/flow/countFromTo.ts';
import { createItem } from './actions/items/createItem.ts';
import { createProjectile } from './actions/projectiles/createProjectile.ts';
import { createProp } from './actions/props/createProp.ts';
import { createUnit } from './actions/units/createUnit.ts';
import { createUnitForPlayer } from './actions/units/createUnitForPlayer.ts';
import { damageArea } from './actions/combat/damageArea.ts';
import { dealDamage } from './actions/combat/dealDamage.ts';
import { deleteSavedValue } from './actions/data/deleteSavedValue.ts';
import { destroyEntity } from './actions/units/destroyEntity.ts';
import { detach } from './actions/movement/detach.ts';
import { dropAllItems } from './actions/items/dropAllItems.ts';
import { dropItem } from './actions/items/dropItem.ts';
import { emptyInventory } from './actions/items/emptyInventory.ts';
import { endMatch } from './actions/match/endMatch.ts';
import { endRound } from './actions/match/endRound.ts';
import { fillTiles } from './actions/map/fillTiles.ts';
import { forEachElement } from './actions/flow/forEachElement.ts';
import { forEachEntry } from './actions/flow/forEachEntry.ts';
import { forEachItem } from './actions/flow/forEachItem.ts';
import { forEachPlayer } from './actions/flow/forEachPlayer.ts';
import { forEachProjectile } from './actions/flow/forEachProjectile.ts';
import { forEachProp } from './actions/flow/forEachProp.ts';
import { forEachTeam } from './actions/flow/forEachTeam.ts';
import { forEachUnit } from './actions/flow/forEachUnit.ts';
import { giveBuff } from './actions/combat/giveBuff.ts';
import { giveItem } from './actions/items/giveItem.ts';
import { heal } from './actions/combat/heal.ts';
import { hideFrom } from './actions/effects/hideFrom.ts';
import { hideMarker } from './actions/effects/hideMarker.ts';
import { hideRegionMarker } from './actions/regions/hideRegionMarker.ts';
import { ifThen } from './actions/flow/ifThen.ts';
import { jump } from './actions/movement/jump.ts';
import { killUnit } from './actions/units/killUnit.ts';
import { moveRegion } from './actions/regions/moveRegion.ts';
import { offerForCoins } from './actions/messages/offerForCoins.ts';
import { openDialogue } from './actions/trade/openDialogue.ts';
import { openPanel } from './actions/messages/openPanel.ts';
import { openShop } from './actions/trade/openShop.ts';
import { orderAttack } from './actions/ai/orderAttack.ts';
import { orderFollow } from './actions/ai/orderFollow.ts';
import { orderGuard } from './actions/ai/orderGuard.ts';
import { orderMoveTo } from './actions/ai/orderMoveTo.ts';
import { orderStop } from './actions/ai/orderStop.ts';
import { pickUpItem } from './actions/items/pickUpItem.ts';
import { playAnimation } from './actions/effects/playAnimation.ts';
import { playMusic } from './actions/sound/playMusic.ts';
import { playSound } from './actions/sound/playSound.ts';
import { playSoundAt } from './actions/sound/playSoundAt.ts';
import { playerWins } from './actions/match/playerWins.ts';
import { push } from './actions/movement/push.ts';
import { pushTowards } from './actions/movement/pushTowards.ts';
import { refillAttribute } from './actions/attributes/refillAttribute.ts';
import { removeAllBuffs } from './actions/combat/removeAllBuffs.ts';
import { removeBots } from './actions/players/removeBots.ts';
import { removeBuff } from './actions/combat/removeBuff.ts';
import { removeFromList } from './actions/variables/removeFromList.ts';
import { removePlayer } from './actions/players/removePlayer.ts';
import { removeRecordEntry } from './actions/variables/removeRecordEntry.ts';
import { repeat } from './actions/flow/repeat.ts';
import { repeatWhile } from './actions/flow/repeatWhile.ts';
import { resetCamera } from './actions/camera/resetCamera.ts';
import { resizeRegion } from './actions/regions/resizeRegion.ts';
import { respawnPlayer } from './actions/players/respawnPlayer.ts';
import { respawnUnit } from './actions/units/respawnUnit.ts';
import { runLater } from './actions/flow/runLater.ts';
import { runRule } from './actions/flow/runRule.ts';
import { saveValue } from './actions/data/saveValue.ts';
import { selectSlot } from './actions/items/selectSlot.ts';
import { sendChat } from './actions/messages/sendChat.ts';
import { sendChatTo } from './actions/messages/sendChatTo.ts';
import { sendEvent } from './actions/flow/sendEvent.ts';
import { sendPlayerToMap } from './actions/players/sendPlayerToMap.ts';
import { sendToPanel } from './actions/messages/sendToPanel.ts';
import { setAmmo } from './actions/items/setAmmo.ts';
import { setAttribute } from './actions/attributes/setAttribute.ts';
import { setAttributeMax } from './actions/attributes/setAttributeMax.ts';
import { setAttributeMin } from './actions/attributes/setAttributeMin.ts';
import { setAttributeRegeneration } from './actions/attributes/setAttributeRegeneration.ts';
import { setBehaviour } from './actions/ai/setBehaviour.ts';
import { setCameraPosition } from './actions/camera/setCameraPosition.ts';
import { setCameraTarget } from './actions/camera/setCameraTarget.ts';
import { setCameraZoom } from './actions/camera/setCameraZoom.ts';
import { setDaylight } from './actions/map/setDaylight.ts';
import { setInvulnerable } from './actions/units/setInvulnerable.ts';
import { setItemCount } from './actions/items/setItemCount.ts';
import { setLayerOpacity } from './actions/map/setLayerOpacity.ts';
import { setLifetime } from './actions/units/setLifetime.ts';
import { setNameLabel } from './actions/messages/setNameLabel.ts';
import { setOpacity } from './actions/effects/setOpacity.ts';
import { setPlayerTeam } from './actions/players/setPlayerTeam.ts';
import { setPlayerUnit } from './actions/players/setPlayerUnit.ts';
import { setPlayerVariable } from './actions/variables/setPlayerVariable.ts';
import { setProjectileDamage } from './actions/projectiles/setProjectileDamage.ts';
import { setPropMotion } from './actions/props/setPropMotion.ts';
import { setRecordEntry } from './actions/variables/setRecordEntry.ts';
import { setRoundTime } from './actions/match/setRoundTime.ts';
import { setRuleEnabled } from './actions/flow/setRuleEnabled.ts';
import { setScale } from './actions/units/setScale.ts';
import { setScore } from './actions/players/setScore.ts';
import { setScreenText } from './actions/messages/setScreenText.ts';
import { setSpawnProtection } from './actions/units/setSpawnProtection.ts';
import { setSpeedAtAngle } from './actions/movement/setSpeedAtAngle.ts';
import { setTeamRelation } from './actions/teams/setTeamRelation.ts';
import { setTeamScore } from './actions/teams/setTeamScore.ts';
import { setTile } from './actions/map/setTile.ts';
import { setTint } from './actions/effects/setTint.ts';
import { setUnitControl } from './actions/units/setUnitControl.ts';
import { setUnitName } from './actions/units/setUnitName.ts';
import { setUnitOwner } from './actions/units/setUnitOwner.ts';
import { setUnitSpeed } from './actions/units/setUnitSpeed.ts';
import { setUnitTeam } from './actions/units/setUnitTeam.ts';
import { setUnitVariable } from './actions/variables/setUnitVariable.ts';
import { setVariable } from './actions/variables/setVariable.ts';
import { setVelocity } from './actions/movement/setVelocity.ts';
import { shakeCamera } from './actions/camera/shakeCamera.ts';
import { shootAt } from './actions/projectiles/shootAt.ts';
import { showEffect } from './actions/effects/showEffect.ts';
import { showFloatingText } from './actions/messages/showFloatingText.ts';
import { showMarker } from './actions/effects/showMarker.ts';
import { showMessage } from './actions/messages/showMessage.ts';
import { showMessageTo } from './actions/messages/showMessageTo.ts';
import { showRegionMarker } from './actions/regions/showRegionMarker.ts';
import { showTextOver } from './actions/messages/showTextOver.ts';
import { showTo } from './actions/effects/showTo.ts';
import { skipToNext } from './actions/flow/skipToNext.ts';
import { spin } from './actions/movement/spin.ts';
import { startEffect } from './actions/effects/startEffect.ts';
import { startRound } from './actions/match/startRound.ts';
import { startTimer } from './actions/flow/startTimer.ts';
import { stopEffect } from './actions/effects/stopEffect.ts';
import { stopLoop } from './actions/flow/stopLoop.ts';
import { stopMovement } from './actions/movement/stopMovement.ts';
import { stopMusic } from './actions/sound/stopMusic.ts';
import { stopRule } from './actions/flow/stopRule.ts';
import { stopTimer } from './actions/flow/stopTimer.ts';
import { submitScore } from './actions/data/submitScore.ts';
import { takeItem } from './actions/items/takeItem.ts';
import { teamWins } from './actions/match/teamWins.ts';
import { teleport } from './actions/movement/teleport.ts';
import { turnTo } from './actions/movement/turnTo.ts';
import { turnTowards } from './actions/movement/turnTowards.ts';
import { unlockAchievement } from './actions/players/unlockAchievement.ts';
import { useItem } from './actions/items/useItem.ts';
import { wait } from './actions/flow/wait.ts';
import { waitUntil } from './actions/flow/waitUntil.ts';

/** All actions in the order of the menus and the reference. */
export const actions = {
  ifThen,
  repeat,
  repeatWhile,
  countFromTo,
  forEachUnit,
  forEachItem,
  forEachProjectile,
  forEachProp,
  forEachPlayer,
  forEachTeam,
  forEachElement,
  forEachEntry,
  stopLoop,
  skipToNext,
  stopRule,
  wait,
  waitUntil,
  runLater,
  runRule,
  setRuleEnabled,
  sendEvent,
  startTimer,
  stopTimer,
  setVariable,
  changeVariable,
  setUnitVariable,
  changeUnitVariable,
  setPlayerVariable,
  changePlayerVariable,
  addToList,
  removeFromList,
  setRecordEntry,
  removeRecordEntry,
  createUnit,
  createUnitForPlayer,
  destroyEntity,
  killUnit,
  respawnUnit,
  changeUnitType,
  setUnitOwner,
  setUnitTeam,
  setUnitName,
  setUnitSpeed,
  setUnitControl,
  setInvulnerable,
  setScale,
  setLifetime,
  setSpawnProtection,
  teleport,
  push,
  pushTowards,
  setVelocity,
  setSpeedAtAngle,
  stopMovement,
  turnTo,
  turnTowards,
  spin,
  jump,
  attach,
  detach,
  setAttribute,
  changeAttribute,
  setAttributeMax,
  setAttributeMin,
  setAttributeRegeneration,
  refillAttribute,
  dealDamage,
  heal,
  damageArea,
  giveBuff,
  removeBuff,
  removeAllBuffs,
  createItem,
  giveItem,
  takeItem,
  dropItem,
  dropAllItems,
  emptyInventory,
  pickUpItem,
  selectSlot,
  useItem,
  setItemCount,
  setAmmo,
  createProjectile,
  shootAt,
  setProjectileDamage,
  createProp,
  setPropMotion,
  setPlayerUnit,
  setPlayerTeam,
  respawnPlayer,
  removePlayer,
  addBot,
  removeBots,
  sendPlayerToMap,
  setScore,
  changeScore,
  unlockAchievement,
  completeGoal,
  setTeamScore,
  changeTeamScore,
  setTeamRelation,
  balanceTeams,
  startRound,
  endRound,
  teamWins,
  playerWins,
  endMatch,
  setRoundTime,
  sendChat,
  sendChatTo,
  showMessage,
  showMessageTo,
  setScreenText,
  showFloatingText,
  showTextOver,
  setNameLabel,
  openPanel,
  closePanel,
  sendToPanel,
  askPlayer,
  offerForCoins,
  playSound,
  playSoundAt,
  playMusic,
  stopMusic,
  showEffect,
  startEffect,
  stopEffect,
  playAnimation,
  setOpacity,
  setTint,
  hideFrom,
  showTo,
  showMarker,
  hideMarker,
  setCameraTarget,
  setCameraPosition,
  setCameraZoom,
  shakeCamera,
  resetCamera,
  moveRegion,
  resizeRegion,
  showRegionMarker,
  hideRegionMarker,
  setTile,
  fillTiles,
  setLayerOpacity,
  setDaylight,
  orderMoveTo,
  orderAttack,
  orderFollow,
  orderGuard,
  orderStop,
  setBehaviour,
  openShop,
  closeShop,
  openDialogue,
  closeDialogue,
  saveValue,
  changeSavedNumber,
  deleteSavedValue,
  submitScore,
} as const;

export type ActionName = keyof typeof actions;
