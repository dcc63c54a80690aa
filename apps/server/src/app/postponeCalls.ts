import type { PlatformCalls } from '@playloom/room-contract';
import { isDatabaseUnavailable } from '../http/isDatabaseUnavailable.ts';
import { CallPostponement } from '../rooms-gateway/channel/createCallChannel.ts';

type AnyCall = (...args: unknown[]) => Promise<unknown>;

/**
 * Lets rooms see which calls have failed only because the database is away, so that they repeat these for as long as it
 * takes. A call that fails for another reason would fail again.
 */
export function postponeCalls(calls: PlatformCalls): PlatformCalls {
  const wrap =
    (call: AnyCall): AnyCall =>
    (...args) =>
      call(...args).catch((error: unknown) => {
        throw isDatabaseUnavailable(error) ? new CallPostponement('the database is away') : error;
      });
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [name, wrap(call as AnyCall)]),
  ) as unknown as PlatformCalls;
}
