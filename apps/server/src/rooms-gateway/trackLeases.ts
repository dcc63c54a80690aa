import type { PlatformCalls } from '@playloom/room-contract';

/** Tracks the saved data that the rooms of one process hold, to release it when that process dies. */
interface LeaseTracker {
  /** The wrapped calls, to be used in place of the original ones. */
  readonly platform: PlatformCalls;
  /** Call after the process has died. Its leases are kept for its rooms, which may come back in another one. */
  suspend(): void;
  /** Releases what the process held, except for rooms that came back. Waits for its pending calls first. */
  release(): Promise<void>;
}

interface Life {
  readonly held: Set<string>;
  readonly asked: Set<Promise<unknown>>;
}

/** Without tracking, a player whose room died would wait until the lease expires. */
export function trackLeases(platform: PlatformCalls): LeaseTracker {
  const state = { life: createLife(), ended: [] as Life[] };
  const follow = <T>({ asked }: Life, answer: Promise<T>): Promise<T> => {
    const settled = answer.catch(() => undefined).then(() => void asked.delete(settled));
    asked.add(settled);
    return answer;
  };
  /** The lease is held by the next process. */
  const adopt = (lease: string): void => {
    for (const { held } of state.ended) if (held.delete(lease)) state.life.held.add(lease);
  };
  return {
    platform: {
      ...platform,
      openSaved(request) {
        const { life } = state;
        return follow(
          life,
          platform.openSaved(request).then((opened) => {
            if (opened === null) return null;
            // If the process has died in the meantime, its life is released next.
            life.held.add(opened.lease);
            return life === state.life ? opened : null;
          }),
        );
      },
      continueSaved(request) {
        adopt(request.lease);
        return platform.continueSaved(request);
      },
      renewLeases(leases) {
        for (const lease of leases) adopt(lease);
        return platform.renewLeases(leases);
      },
      writeSaved: (request) => follow(state.life, platform.writeSaved(request)),
      async closeSaved(lease) {
        const { life } = state;
        await follow(life, platform.closeSaved(lease));
        life.held.delete(lease);
      },
    },
    suspend() {
      state.ended.push(state.life);
      state.life = createLife();
    },
    async release() {
      for (const { held, asked } of state.ended.splice(0)) {
        // The last writes of the dead process must finish first, or they would be lost with the lease.
        await Promise.all(asked);
        await Promise.all([...held].map((lease) => platform.closeSaved(lease)));
      }
    },
  };
}

function createLife(): Life {
  return { held: new Set(), asked: new Set() };
}
