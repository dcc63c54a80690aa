/** Runs a push setup. If it fails, logs the error and returns null, because the page works without push. */
export async function setUpPush<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    console.warn('Push could not be set up.', error);
    return null;
  }
}
