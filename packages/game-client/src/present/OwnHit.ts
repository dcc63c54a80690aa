import type { ViewEvent } from '@playloom/protocol';
import type { ClientSession } from '../session/ClientSession.ts';

/** From which direction the player’s unit was hurt. */
export interface OwnHit {
  /** In radians on the map, clockwise from the right. */
  readonly angle: number;
  /** In scene time. */
  readonly at: number;
}

const HITS_MAX = 8;
const EIGHTH = Math.PI / 4;

/** Notes a hit on the player’s unit, if the client knows its direction. */
export function noteOwnHit(
  hits: OwnHit[],
  { shown, view, game }: ClientSession,
  event: Extract<ViewEvent, { kind: 'hurt' }>,
  at: number,
): void {
  if (shown === null || event.entity !== shown.id || !game.settings.hud.hasHitDirections) return;
  if (event.attacker === event.entity) return;
  const attacker = event.attacker === null ? undefined : view.entities.get(event.attacker);
  if (attacker !== undefined)
    hits.push({ angle: Math.atan2(attacker.y - shown.y, attacker.x - shown.x), at });
  else if (event.direction !== null) hits.push({ angle: event.direction * EIGHTH, at });
  if (hits.length > HITS_MAX) hits.shift();
}
