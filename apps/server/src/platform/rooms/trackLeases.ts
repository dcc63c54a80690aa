import type { PlatformCalls } from './PlatformCalls.ts';

/** Remembers which saved data the rooms of one process hold, to let go of it when that process dies. */
interface LeaseTracker {
  /** To be asked instead of the needs it was made of. */
  readonly platform: PlatformCalls;
  /** The process is dead: what it had asked for is finished, then everything it held is free at once. */
  release(): Promise<void>;
}

/** Without it a player whose room died would wait for the end of a lease that nobody holds any more. */
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
            // Whoever asked has died meanwhile: the set is the one of its life, which is let go of next.
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
      // What the dead process still said is written first, or it would be lost with the lease.
      await Promise.all(asked);
      await Promise.all([...held].map((lease) => platform.closeSaved(lease)));
    },
  };
}
