/** The part of the engine that predicting needs, in a chunk of its own: physics is larger than all the rest. */
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
