import type { EntityId } from '@playloom/game-format';
import type { ClientClock } from '../time/ClientClock.ts';
import type { Pose } from '../view/EntityTrack.ts';

/** What an editor brings along that tries its game out. */
export interface ClientDebug {
  /** Time as the room has it: slow, or held. */
  readonly clock: ClientClock;
  /** Whether keys, gamepads and the mouse are meant for this client and not for one beside it. */
  readonly isFocused: () => boolean;
  /** Where the room has things now, for those that shall be seen there too. */
  readonly findGhost: (entity: EntityId) => Pose | null;
  /** The HTML of a panel, for the page at `panelUrl` that becomes it. */
  readonly readPanel: (panel: string) => string;
}
