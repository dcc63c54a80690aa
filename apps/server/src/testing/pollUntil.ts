const ASK_EVERY_MS = 20;
const GIVE_UP_AFTER_MS = 30_000;

/** Polls until there is a result; fails with the text of `describe` instead of waiting forever. */
export async function pollUntil<T>(
  ask: () => T | undefined | false | Promise<T | undefined | false>,
  describe: () => string | Promise<string>,
  timeoutMs = GIVE_UP_AFTER_MS,
): Promise<T> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    if (performance.now() > deadline) throw new Error(`Timed out: ${await describe()}`);
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
}
