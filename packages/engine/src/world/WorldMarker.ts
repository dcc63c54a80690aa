import type { EntityId, MarkerIcon, PlayerId } from '@playloom/game-format';

/** A marker that a rule has put on an entity or a region. Markers of types are in the document. */
export interface WorldMarker {
  /** Null if it marks a region. */
  readonly entity: EntityId | null;
  readonly region: string | null;
  readonly icon: MarkerIcon;
  readonly color: string;
  readonly hasArrow: boolean;
  readonly hasDistance: boolean;
  /** Who sees it. If both are null, everyone does. */
  readonly player: PlayerId | null;
  readonly team: string | null;
}
