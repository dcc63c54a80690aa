import { CallRefusal } from '../../rooms-gateway/channel/createCallChannel.ts';
import { pause } from './pause.ts';

const PAUSE_MS_MIN = 1_000;
const PAUSE_MS_MAX = 8_000;
/** A call that the platform has refused this often is given up. It takes about two minutes. */
const REFUSALS_MAX = 15;

/**
 * Repeats a call to the platform until it is answered, more slowly with time. The platform must do it only once for all
 * tries. Throws the last error if the platform has refused it too often, or once `isOver`.
 */
export async function callUntilAnswered<T>(
  call: () => Promise<T>,
  isOver: (tries: number) => boolean,
): Promise<T> {
  for (let tries = 1, refusals = 0; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      if (error instanceof CallRefusal) refusals += 1;
      if (refusals >= REFUSALS_MAX || isOver(tries)) throw error;
      await pause(Math.min(PAUSE_MS_MAX, PAUSE_MS_MIN * 2 ** (tries - 1)));
      if (isOver(tries)) throw error;
    }
  }
}
