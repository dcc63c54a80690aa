/** A failed push setup is only logged; the result is null and the page works without push. */
export async function setUpPush<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    console.warn('Push could not be set up.', error);
    return null;
  }
}
