import type { EntityId } from '@playloom/game-format';
import type { ClientClock } from '../time/ClientClock.ts';
import type { Pose } from '../entities/EntityTrack.ts';

/** Hooks for an editor that playtests its game. */
export interface ClientDebugHooks {
  /** The clock of the room, which may be slow or paused. */
  readonly clock: ClientClock;
  /** Whether keys, gamepads and the mouse control this client and not another one on the page. */
  readonly isFocused: () => boolean;
  /** Server positions of entities, to draw them as ghosts. */
  readonly findGhost: (entity: EntityId) => Pose | null;
  /** The HTML of a panel, for the page at `panelUrl` to load. */
  readonly readPanel: (panel: string) => string;
}
