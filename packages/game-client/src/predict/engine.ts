import {
  compileGame,
  createPrediction,
  freePrediction,
  hasPushableNeighbor,
  loadPhysics,
  predictTick,
  readPredictedUnit,
  setNeighborProxies,
  setPredictedTile,
  setPredictedUnit,
} from '@playloom/engine';

/** The part of the engine that predicts. A separate chunk, because physics is larger than the rest of the client. */
export const engine = {
  compileGame,
  createPrediction,
  freePrediction,
  hasPushableNeighbor,
  loadPhysics,
  predictTick,
  readPredictedUnit,
  setNeighborProxies,
  setPredictedTile,
  setPredictedUnit,
};
