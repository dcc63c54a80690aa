import type { RoomsNeeds } from './RoomsNeeds.ts';

/** Remembers which saved data the rooms of one process hold, to let go of it when that process dies. */
export interface LeaseKeeper {
  /** To be asked instead of the needs it was made of. */
  readonly needs: RoomsNeeds;
  /** The process is dead: what it had asked for is finished, then everything it held is free at once. */
  release(): Promise<void>;
}

/** Without it a player whose room died would wait for the end of a lease that nobody holds any more. */
export function keepLeases(needs: RoomsNeeds): LeaseKeeper {
  const state = { held: new Set<string>(), asked: new Set<Promise<unknown>>(), life: 0 };
  const follow = <T>(answer: Promise<T>): Promise<T> => {
    const settled = answer.catch(() => undefined).then(() => void state.asked.delete(settled));
    state.asked.add(settled);
    return answer;
  };
  return {
    needs: {
      ...needs,
      openSaved(request) {
        const { life, held } = state;
        return follow(
          needs.openSaved(request).then((opened) => {
            if (opened === null) return null;
            // Whoever asked has died meanwhile: the set is the one of its life, which is let go of next.
            held.add(opened.lease);
            return life === state.life ? opened : null;
          }),
        );
      },
      writeSaved: (request) => follow(needs.writeSaved(request)),
      async closeSaved(lease) {
        await follow(needs.closeSaved(lease));
        state.held.delete(lease);
      },
    },
    async release() {
      const { held, asked } = state;
      Object.assign(state, { held: new Set(), asked: new Set(), life: state.life + 1 });
      // What the dead process still said is written first, or it would be lost with the lease.
      await Promise.all(asked);
      await Promise.all([...held].map((lease) => needs.closeSaved(lease)));
    },
  };
}
