/** The part of the engine that predicting needs, in a chunk of its own: physics is larger than all the rest. */
export {
  compileGame,
  createPrediction,
  freePrediction,
  hasLooseNeighbour,
  loadPhysics,
  predictTick,
  readPredictedUnit,
  setPredictedUnit,
  setStandIns,
  setTileInPrediction,
} from '@playloom/engine';
