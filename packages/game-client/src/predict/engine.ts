/** The part of the engine for prediction, in its own chunk: physics is larger than the rest of the client. */
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
