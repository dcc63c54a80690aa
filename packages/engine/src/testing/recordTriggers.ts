import { triggers, type TriggerName, type Value } from '@playloom/game-format';
import type { ScriptHost } from '../scripts/ScriptHost.ts';

interface RecordedTrigger {
  readonly trigger: TriggerName;
  readonly context: { readonly [name: string]: Value };
}

export interface TriggerRecord {
  /** Pass it to `createTestWorld`: it receives what scripts would. */
  readonly scripts: ScriptHost;
  readonly firedTriggers: RecordedTrigger[];
  /** The contexts of one trigger, in order. */
  readonly of: (trigger: TriggerName) => RecordedTrigger['context'][];
}

const names = Object.keys(triggers) as TriggerName[];
const nothing = { problems: [], lines: [] };

/** Records every trigger that fires in a world. */
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
