import { addBot } from './actions/addBot.ts';
import { addToList } from './actions/addToList.ts';
import { askPlayer } from './actions/askPlayer.ts';
import { attach } from './actions/attach.ts';
import { balanceTeams } from './actions/balanceTeams.ts';
import { changeAttribute } from './actions/changeAttribute.ts';
import { changePlayerVariable } from './actions/changePlayerVariable.ts';
import { changeSavedNumber } from './actions/changeSavedNumber.ts';
import { changeScore } from './actions/changeScore.ts';
import { changeTeamScore } from './actions/changeTeamScore.ts';
import { changeUnitType } from './actions/changeUnitType.ts';
import { changeUnitVariable } from './actions/changeUnitVariable.ts';
import { changeVariable } from './actions/changeVariable.ts';
import { closeDialogue } from './actions/closeDialogue.ts';
import { closePanel } from './actions/closePanel.ts';
import { closeShop } from './actions/closeShop.ts';
import { countFromTo } from './actions/countFromTo.ts';
import { createItem } from './actions/createItem.ts';
import { createProjectile } from './actions/createProjectile.ts';
import { createProp } from './actions/createProp.ts';
import { createUnit } from './actions/createUnit.ts';
import { createUnitForPlayer } from './actions/createUnitForPlayer.ts';
import { damageArea } from './actions/damageArea.ts';
import { dealDamage } from './actions/dealDamage.ts';
import { deleteSavedValue } from './actions/deleteSavedValue.ts';
import { destroyEntity } from './actions/destroyEntity.ts';
import { detach } from './actions/detach.ts';
import { dropAllItems } from './actions/dropAllItems.ts';
import { dropItem } from './actions/dropItem.ts';
import { emptyInventory } from './actions/emptyInventory.ts';
import { endMatch } from './actions/endMatch.ts';
import { endRound } from './actions/endRound.ts';
import { fillTiles } from './actions/fillTiles.ts';
import { forEachElement } from './actions/forEachElement.ts';
import { forEachEntry } from './actions/forEachEntry.ts';
import { forEachItem } from './actions/forEachItem.ts';
import { forEachPlayer } from './actions/forEachPlayer.ts';
import { forEachProjectile } from './actions/forEachProjectile.ts';
import { forEachProp } from './actions/forEachProp.ts';
import { forEachTeam } from './actions/forEachTeam.ts';
import { forEachUnit } from './actions/forEachUnit.ts';
import { giveBuff } from './actions/giveBuff.ts';
import { giveItem } from './actions/giveItem.ts';
import { heal } from './actions/heal.ts';
import { hideFrom } from './actions/hideFrom.ts';
import { ifThen } from './actions/ifThen.ts';
import { jump } from './actions/jump.ts';
import { killUnit } from './actions/killUnit.ts';
import { moveRegion } from './actions/moveRegion.ts';
import { offerForCoins } from './actions/offerForCoins.ts';
import { openDialogue } from './actions/openDialogue.ts';
import { openPanel } from './actions/openPanel.ts';
import { openShop } from './actions/openShop.ts';
import { orderAttack } from './actions/orderAttack.ts';
import { orderFollow } from './actions/orderFollow.ts';
import { orderGuard } from './actions/orderGuard.ts';
import { orderMoveTo } from './actions/orderMoveTo.ts';
import { orderStop } from './actions/orderStop.ts';
import { pickUpItem } from './actions/pickUpItem.ts';
import { playAnimation } from './actions/playAnimation.ts';
import { playMusic } from './actions/playMusic.ts';
import { playSound } from './actions/playSound.ts';
import { playSoundAt } from './actions/playSoundAt.ts';
import { playerWins } from './actions/playerWins.ts';
import { push } from './actions/push.ts';
import { pushTowards } from './actions/pushTowards.ts';
import { refillAttribute } from './actions/refillAttribute.ts';
import { removeAllBuffs } from './actions/removeAllBuffs.ts';
import { removeBots } from './actions/removeBots.ts';
import { removeBuff } from './actions/removeBuff.ts';
import { removeFromList } from './actions/removeFromList.ts';
import { removePlayer } from './actions/removePlayer.ts';
import { removeRecordEntry } from './actions/removeRecordEntry.ts';
import { repeat } from './actions/repeat.ts';
import { repeatWhile } from './actions/repeatWhile.ts';
import { resetCamera } from './actions/resetCamera.ts';
import { resizeRegion } from './actions/resizeRegion.ts';
import { respawnPlayer } from './actions/respawnPlayer.ts';
import { respawnUnit } from './actions/respawnUnit.ts';
import { runLater } from './actions/runLater.ts';
import { runRule } from './actions/runRule.ts';
import { saveValue } from './actions/saveValue.ts';
import { selectSlot } from './actions/selectSlot.ts';
import { sendChat } from './actions/sendChat.ts';
import { sendChatTo } from './actions/sendChatTo.ts';
import { sendEvent } from './actions/sendEvent.ts';
import { sendPlayerToMap } from './actions/sendPlayerToMap.ts';
import { sendToPanel } from './actions/sendToPanel.ts';
import { setAmmo } from './actions/setAmmo.ts';
import { setAttribute } from './actions/setAttribute.ts';
import { setAttributeMax } from './actions/setAttributeMax.ts';
import { setAttributeMin } from './actions/setAttributeMin.ts';
import { setAttributeRegeneration } from './actions/setAttributeRegeneration.ts';
import { setBehaviour } from './actions/setBehaviour.ts';
import { setCameraPosition } from './actions/setCameraPosition.ts';
import { setCameraTarget } from './actions/setCameraTarget.ts';
import { setCameraZoom } from './actions/setCameraZoom.ts';
import { setDaylight } from './actions/setDaylight.ts';
import { setInvulnerable } from './actions/setInvulnerable.ts';
import { setItemCount } from './actions/setItemCount.ts';
import { setLayerOpacity } from './actions/setLayerOpacity.ts';
import { setLifetime } from './actions/setLifetime.ts';
import { setNameLabel } from './actions/setNameLabel.ts';
import { setOpacity } from './actions/setOpacity.ts';
import { setPlayerTeam } from './actions/setPlayerTeam.ts';
import { setPlayerUnit } from './actions/setPlayerUnit.ts';
import { setPlayerVariable } from './actions/setPlayerVariable.ts';
import { setProjectileDamage } from './actions/setProjectileDamage.ts';
import { setPropMotion } from './actions/setPropMotion.ts';
import { setRecordEntry } from './actions/setRecordEntry.ts';
import { setRoundTime } from './actions/setRoundTime.ts';
import { setRuleEnabled } from './actions/setRuleEnabled.ts';
import { setScale } from './actions/setScale.ts';
import { setScore } from './actions/setScore.ts';
import { setScreenText } from './actions/setScreenText.ts';
import { setSpeedAtAngle } from './actions/setSpeedAtAngle.ts';
import { setTeamRelation } from './actions/setTeamRelation.ts';
import { setTeamScore } from './actions/setTeamScore.ts';
import { setTile } from './actions/setTile.ts';
import { setTint } from './actions/setTint.ts';
import { setUnitControl } from './actions/setUnitControl.ts';
import { setUnitName } from './actions/setUnitName.ts';
import { setUnitOwner } from './actions/setUnitOwner.ts';
import { setUnitSpeed } from './actions/setUnitSpeed.ts';
import { setUnitTeam } from './actions/setUnitTeam.ts';
import { setUnitVariable } from './actions/setUnitVariable.ts';
import { setVariable } from './actions/setVariable.ts';
import { setVelocity } from './actions/setVelocity.ts';
import { shakeCamera } from './actions/shakeCamera.ts';
import { shootAt } from './actions/shootAt.ts';
import { showEffect } from './actions/showEffect.ts';
import { showFloatingText } from './actions/showFloatingText.ts';
import { showMessage } from './actions/showMessage.ts';
import { showMessageTo } from './actions/showMessageTo.ts';
import { showTextOver } from './actions/showTextOver.ts';
import { showTo } from './actions/showTo.ts';
import { skipToNext } from './actions/skipToNext.ts';
import { spin } from './actions/spin.ts';
import { startEffect } from './actions/startEffect.ts';
import { startRound } from './actions/startRound.ts';
import { startTimer } from './actions/startTimer.ts';
import { stopEffect } from './actions/stopEffect.ts';
import { stopLoop } from './actions/stopLoop.ts';
import { stopMovement } from './actions/stopMovement.ts';
import { stopMusic } from './actions/stopMusic.ts';
import { stopRule } from './actions/stopRule.ts';
import { stopTimer } from './actions/stopTimer.ts';
import { submitScore } from './actions/submitScore.ts';
import { takeItem } from './actions/takeItem.ts';
import { teamWins } from './actions/teamWins.ts';
import { teleport } from './actions/teleport.ts';
import { turnTo } from './actions/turnTo.ts';
import { turnTowards } from './actions/turnTowards.ts';
import { useItem } from './actions/useItem.ts';
import { wait } from './actions/wait.ts';
import { waitUntil } from './actions/waitUntil.ts';

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
  setCameraTarget,
  setCameraPosition,
  setCameraZoom,
  shakeCamera,
  resetCamera,
  moveRegion,
  resizeRegion,
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
