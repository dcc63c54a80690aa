import type { WireContext } from '../fields/Field.ts';
import { createNameTable } from '../wire/WireNames.ts';

const none = createNameTable([]);

/**
 * A context for messages that contain no indexes in name tables. They can be read before the game is known.
 */
export const emptyWireContext: WireContext = {
  names: {
    units: none,
    items: none,
    projectiles: none,
    props: none,
    teams: none,
    attributes: none,
    buffs: none,
    effects: none,
    sounds: none,
    animations: none,
    shops: none,
    offers: none,
    dialogues: none,
    dialogueNodes: none,
    layers: none,
    panels: none,
    tickRate: 1,
    cellCount: 0,
    privateAttributes: new Map(),
    fingerprint: 0,
  },
  tick: 0,
  tickBefore: 0,
};
