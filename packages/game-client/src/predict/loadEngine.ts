export type PredictionEngine = typeof import('./engine.ts');

/** Loads after the first frame: the room is visible before prediction starts. */
export async function loadEngine(): Promise<PredictionEngine> {
  const engine = await import('./engine.ts');
  await engine.loadPhysics();
  return engine;
}
