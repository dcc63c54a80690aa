/** What fails in setting push up is logged only: the page goes on without, and null is the answer. */
export async function setUpPush<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    console.warn('Push could not be set up.', error);
    return null;
  }
}
