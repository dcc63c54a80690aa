/** The part of the engine that predicts. A separate chunk, because physics is larger than the rest of the client. */
export {
  compileGame,
  createPrediction,
  freePrediction,
  hasPushableNeighbor,
  loadPhysics,
  predictTick,
  readPredictedUnit,
  setPredictedUnit,
  setNeighborProxies,
  setPredictedTile,
} from '@playloom/engine';
