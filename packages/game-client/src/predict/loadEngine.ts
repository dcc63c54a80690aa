export type PredictionEngine = typeof import('./engine.ts');

/** Comes after the first picture: the room is seen before the own unit can be predicted. */
export async function loadEngine(): Promise<PredictionEngine> {
  const engine = await import('./engine.ts');
  await engine.loadPhysics();
  return engine;
}
