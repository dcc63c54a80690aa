import type { PlatformCalls } from '@playloom/room-contract';

/** Tracks the saved data that the rooms of one process hold, to release it when that process dies. */
interface LeaseTracker {
  /** The wrapped calls, to be used in place of the original ones. */
  readonly platform: PlatformCalls;
  /** Call after the process has died. Waits for its pending calls, then releases everything it held. */
  release(): Promise<void>;
}

/** Without tracking, a player whose room died would wait until the lease expires. */
export function trackLeases(platform: PlatformCalls): LeaseTracker {
  const state = { held: new Set<string>(), asked: new Set<Promise<unknown>>(), life: 0 };
  const follow = <T>(answer: Promise<T>): Promise<T> => {
    const settled = answer.catch(() => undefined).then(() => void state.asked.delete(settled));
    state.asked.add(settled);
    return answer;
  };
  return {
    platform: {
      ...platform,
      openSaved(request) {
        const { life, held } = state;
        return follow(
          platform.openSaved(request).then((opened) => {
            if (opened === null) return null;
            // If the process has died in the meantime, `held` is still its own set, which is released next.
            held.add(opened.lease);
            return life === state.life ? opened : null;
          }),
        );
      },
      writeSaved: (request) => follow(platform.writeSaved(request)),
      async closeSaved(lease) {
        await follow(platform.closeSaved(lease));
        state.held.delete(lease);
      },
    },
    async release() {
      const { held, asked } = state;
      Object.assign(state, { held: new Set(), asked: new Set(), life: state.life + 1 });
      // The last writes of the dead process must finish first, or they would be lost with the lease.
      await Promise.all(asked);
      await Promise.all([...held].map((lease) => platform.closeSaved(lease)));
    },
  };
}
