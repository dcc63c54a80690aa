export { compileGame } from './compile/compileGame.ts';
export { createWorld, type WorldPlan } from './createWorld.ts';
export { describeLine, didNotHold } from './debug/describeLine.ts';
export { putUnit } from './debug/putUnit.ts';
export { isSameData } from './debug/isSameData.ts';
export { nameOfEntity } from './debug/describeValue.ts';
export { type EntityFacts, type EntityLine, listEntities, readEntity } from './debug/readEntity.ts';
export {
  clearTrace,
  createRuleTrace,
  type RuleTrace,
  type Touch,
  type TracedLine,
  type TracedRun,
} from './debug/RuleTrace.ts';
export type { LinePlan, RuleTracer } from './debug/RuleTracer.ts';
export { setGame, setScripts } from './debug/setGame.ts';
export { swapGame } from './debug/swapGame.ts';
export { traceScripts } from './debug/traceScripts.ts';
export { whyNotSwap } from './debug/whyNotSwap.ts';
export { ENGINE_VERSION } from './engineVersion.ts';
export { freePhysics } from './physics/Physics.ts';
export { loadPhysics } from './physics/loadPhysics.ts';
export { createPrediction, freePrediction } from './prediction/createPrediction.ts';
export type {
  PredictedControls,
  PredictedPlatform,
  PredictedUnit,
  Prediction,
  StandIn,
} from './prediction/Prediction.ts';
export { predictTick, readPredictedUnit, setTileInPrediction } from './prediction/predictTick.ts';
export { setPredictedUnit } from './prediction/setPredictedUnit.ts';
export { hasLooseNeighbour, setStandIns } from './prediction/setStandIns.ts';
export { createScriptDoor } from './scripts/createScriptDoor.ts';
export { reportScripts } from './scripts/runScripts.ts';
export { scriptEntries, scriptMotionFields } from './scripts/scriptEntries.ts';
export type {
  ScriptDoor,
  ScriptEvent,
  ScriptHost,
  ScriptLine,
  ScriptProblem,
  ScriptReport,
  ScriptSnapshot,
} from './scripts/ScriptHost.ts';
export { decodeSnapshot, encodeSnapshot } from './snapshot/encodeSnapshot.ts';
export { hashWorld } from './snapshot/hashWorld.ts';
export { createWorldFrom, restoreSnapshot } from './snapshot/restoreSnapshot.ts';
export type { Snapshot } from './snapshot/Snapshot.ts';
export { takeSnapshot } from './snapshot/takeSnapshot.ts';
export { attributesOf } from './systems/attributes/attributeTable.ts';
export { buffTotals } from './systems/buffs/buffTotals.ts';
export { isSteerable } from './systems/control/stepControls.ts';
export { cleanLine } from './systems/inputs/checks.ts';
export { listOptions } from './systems/talk/dialogues.ts';
export { heldItem } from './systems/items/heldItem.ts';
export { itemInSlot } from './systems/items/inventory.ts';
export { changeSaved, isSavedData } from './systems/saved/savedData.ts';
export { countPlayers, findBestPlayer } from './systems/players/listPlayers.ts';
export { readMoney } from './systems/talk/payment.ts';
export { listOffers } from './systems/talk/shops.ts';
export { BOT_IDS_FROM } from './systems/players/addBot.ts';
export { decodeTape, encodeTape } from './tape/encodeTape.ts';
export { playNextTick, type Playback, seekTape, startPlayback } from './tape/playTape.ts';
export { createTape, recordTick } from './tape/recordTape.ts';
export { KEYFRAME_SECONDS, type Tape } from './tape/Tape.ts';
export { tick } from './tick.ts';
export type { Entity, EntityKind, Item, Projectile, Prop, Unit } from './world/Entity.ts';
export { findEntity, findUnit, slotOf } from './world/findEntity.ts';
export type { Input } from './world/Input.ts';
export { ATTACHED, BUFFED, CHANGED, DOOMED, HELD, markEntity, POCKETED, VEILED } from './world/marks.ts';
export type { Player, SavedChange, SavedData, Showing, TokenBalances } from './world/Player.ts';
export type { CompiledGame, World } from './world/World.ts';
export type { WorldEvent } from './world/WorldEvent.ts';
