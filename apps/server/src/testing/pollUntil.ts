const ASK_EVERY_MS = 20;
const GIVE_UP_AFTER_MS = 30_000;

/** Calls `ask` until it returns a result. After a while, fails with the text of `describe`. */
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
