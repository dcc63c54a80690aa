export { compileGame } from './compile/compileGame.ts';
export { createWorld } from './simulation/createWorld.ts';
export { describeTracedLine, hasFailedCondition } from './debug/describeTracedLine.ts';
export { teleportPlayerUnit } from './debug/teleportPlayerUnit.ts';
export { getEntityName } from './debug/describeValue.ts';
export {
  type EntityDetails,
  type EntitySummary,
  listEntitySummaries,
  readEntityDetails,
} from './debug/readEntityDetails.ts';
export { clearRuleTrace, createRuleTrace, type RuleTrace, type TracedRun } from './debug/RuleTrace.ts';
export type { RuleTracer } from './compile/RuleTracer.ts';
export { setWorldGame, setWorldScripts } from './debug/setWorldGame.ts';
export { swapGame } from './debug/swapGame.ts';
export { traceScripts } from './debug/traceScripts.ts';
export { findSwapProblem } from './debug/findSwapProblem.ts';
export { ENGINE_VERSION } from './engineVersion.ts';
export { freePhysics } from './physics/Physics.ts';
export { loadPhysics } from './physics/loadPhysics.ts';
export { createPrediction, freePrediction } from './prediction/createPrediction.ts';
export type { PredictedControls, PredictedUnit, Prediction, NeighborProxy } from './prediction/Prediction.ts';
export { predictTick, readPredictedUnit, setPredictedTile } from './prediction/predictTick.ts';
export { setPredictedUnit } from './prediction/setPredictedUnit.ts';
export { hasPushableNeighbor, setNeighborProxies } from './prediction/setNeighborProxies.ts';
export { createScriptBridge } from './scripts/createScriptBridge.ts';
export { emitScriptEvents } from './scripts/stepScripts.ts';
export { scriptEntries, scriptMotionFields } from './scripts/scriptEntries.ts';
export type {
  ScriptBridge,
  ScriptEvent,
  ScriptHost,
  ScriptLogEntry,
  ScriptProblem,
  ScriptReport,
  ScriptSnapshot,
} from './world/ScriptHost.ts';
export { decodeSnapshot, encodeSnapshot } from './snapshot/encodeSnapshot.ts';
export { hashWorld } from './snapshot/hashWorld.ts';
export { createWorldFromSnapshot, restoreSnapshot } from './snapshot/restoreSnapshot.ts';
export type { Snapshot } from './snapshot/Snapshot.ts';
export { takeSnapshot } from './snapshot/takeSnapshot.ts';
export { computeBuffTotals } from './systems/buffs/computeBuffTotals.ts';
export { isControlledByPlayer } from './systems/control/stepControls.ts';
export { sanitizeLine } from './systems/inputs/checks.ts';
export { listDialogueOptions } from './systems/talk/dialogues.ts';
export { isSpawnProtected } from './systems/protection/spawnProtection.ts';
export { getHeldItem } from './systems/inventory/getHeldItem.ts';
export { getItemInSlot } from './systems/inventory/inventory.ts';
export { updateSavedValues, isSavedData } from './systems/saved/savedData.ts';
export { countPlayers, findBestPlayer } from './systems/players/listPlayers.ts';
export { readBalance } from './systems/talk/payment.ts';
export { listAvailableOfferIds } from './systems/talk/shops.ts';
export { FIRST_BOT_ID } from './systems/joining/addBotPlayer.ts';
export { decodeTape, encodeTape } from './tape/encodeTape.ts';
export { playNextTick, seekTape, startPlayback } from './tape/playTape.ts';
export { createTape, recordTick } from './tape/recordTape.ts';
export type { Tape } from './tape/Tape.ts';
export { tick } from './simulation/tick.ts';
export type { Entity, Item, Prop, Unit } from './entities/Entity.ts';
export { findEntity, findUnit, getEntitySlot } from './world/findEntity.ts';
export type { Input } from './world/Input.ts';
export {
  ATTACHED_MARK,
  BUFFED_MARK,
  CHANGED_MARK,
  DOOMED_MARK,
  HELD_MARK,
  markEntity,
  INVENTORY_MARK,
  PARTLY_HIDDEN_MARK,
  UNIT_MARK,
} from './world/marks.ts';
export type { Player } from './world/Player.ts';
export type { CompiledGame, World } from './world/World.ts';
export type { WorldEvent } from './world/WorldEvent.ts';
export type { WorldMarker } from './world/WorldMarker.ts';
