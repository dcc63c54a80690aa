/** The part of the engine that predicts. It is a separate chunk, because physics is larger than all other code. */
export {
  compileGame,
  createPrediction,
  freePrediction,
  hasLooseNeighbor,
  loadPhysics,
  predictTick,
  readPredictedUnit,
  setPredictedUnit,
  setNeighborProxies,
  setPredictedTile,
} from '@playloom/engine';
