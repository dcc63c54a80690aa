import { readPlainText, writePlainText } from './plainText.ts';

/**
 * The part of `runInChromium` that runs in the worker. Calls the entry with the received input and posts its result.
 */
export function answerInWorker(run: (input: unknown) => unknown): void {
  self.onmessage = ({ data }: MessageEvent<string>) => {
    void (async () => {
      try {
        self.postMessage({ result: writePlainText(await run(readPlainText(data))) });
      } catch (error) {
        self.postMessage({
          problem: error instanceof Error ? (error.stack ?? error.message) : String(error),
        });
      }
    })();
  };
}
