import { triggers, type TriggerName, type Value } from '@playloom/game-format';
import type { ScriptHost } from '../world/ScriptHost.ts';

interface RecordedTrigger {
  readonly trigger: TriggerName;
  readonly context: { readonly [name: string]: Value };
}

export interface TriggerRecord {
  /** A script host that records triggers. Pass it to `createTestWorld`. */
  readonly scripts: ScriptHost;
  readonly firedTriggers: RecordedTrigger[];
  /** Returns the contexts of each time a trigger fired, in order. */
  readonly of: (trigger: TriggerName) => RecordedTrigger['context'][];
}

const names = Object.keys(triggers) as TriggerName[];
const nothing = { problems: [], lines: [] };

/** Creates a record of every trigger that fires in a world. */
export function recordTriggers(): TriggerRecord {
  const firedTriggers: RecordedTrigger[] = [];
  return {
    firedTriggers,
    of: (wanted) => firedTriggers.filter(({ trigger }) => trigger === wanted).map(({ context }) => context),
    scripts: {
      isBroken: false,
      start: () => nothing,
      tick: (events) => {
        for (const { trigger, context } of events) firedTriggers.push({ trigger: names[trigger]!, context });
        return nothing;
      },
      takeSnapshot: () => ({ bytes: new Uint8Array(), roots: {} }),
      restoreSnapshot: () => {},
      free: () => {},
    },
  };
}
