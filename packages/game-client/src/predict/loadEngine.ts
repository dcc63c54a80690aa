export type PredictionEngine = typeof import('./engine.ts').engine;

/** Loads the prediction engine. Called after the first frame, so that the game is visible sooner. */
export async function loadEngine(): Promise<PredictionEngine> {
  const { engine } = await import('./engine.ts');
  await engine.loadPhysics();
  return engine;
}
