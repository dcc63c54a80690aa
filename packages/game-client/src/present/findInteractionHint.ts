import type { Body, Interaction, Key, UnitType } from '@playloom/game-format';
import type { EntityView } from '@playloom/protocol';
import type { ClientSession, ShownUnit } from '../session/ClientSession.ts';

/** What the player can do with the entity next to their unit, and the key for it. */
interface Hint {
  readonly text: string;
  readonly key: Key;
}

const DEFAULT_KEY: Key = 'e';

/** Finds the nearest entity in range that the player can interact with. */
export function findInteractionHint(session: ClientSession, own: ShownUnit | null): Hint | null {
  const { view, game } = session;
  const { unit, dialogue, shop, question } = view.own;
  const type = unit === null ? undefined : game.types.units[unit.type];
  if (own === null || type === undefined || dialogue !== null || shop !== null || question !== null)
    return null;
  const key = findKey(type);
  if (key === null) return null;
  let nearest: Interaction | null = null;
  let shortest = Infinity;
  for (const entity of view.entities.values()) {
    const found = entity.id === own.id || entity.isDead ? null : describePartner(session, entity);
    if (found === null) continue;
    const distance = distanceTo(found.body, entity, own) - reachOf(type.body, own.scale);
    if (distance > found.interaction.range || distance >= shortest) continue;
    nearest = found.interaction;
    shortest = distance;
  }
  return nearest === null || nearest.hint === '' ? null : { text: nearest.hint, key };
}

/** Finds the interact key of a unit type. Null if the type uses the default key for another action. */
function findKey({ controls }: UnitType): Key | null {
  const bound = controls.keys.find(({ press, release }) => (press ?? release)?.kind === 'interact');
  if (bound !== undefined) return bound.key;
  return controls.keys.some(({ key }) => key === DEFAULT_KEY) ? null : DEFAULT_KEY;
}

function describePartner(
  { game }: ClientSession,
  { kind, type }: EntityView,
): { readonly body: Body; readonly interaction: Interaction } | null {
  const found =
    kind === 'unit' ? game.types.units[type] : kind === 'prop' ? game.types.props[type] : undefined;
  if (found === undefined) return null;
  const { dialogue, shop, hint } = found.interaction;
  return dialogue === null && shop === null && hint === '' ? null : found;
}

function reachOf({ width, height }: Body, scale: number): number {
  return (Math.max(width, height) / 2) * scale;
}

/** The distance to a body's edge, as the room measures it. Rotation is ignored: few interactive bodies rotate. */
function distanceTo(
  { shape, width, height, offset }: Body,
  { x, y, scale }: EntityView,
  own: { readonly x: number; readonly y: number },
): number {
  const right = own.x - x - offset.x * scale;
  const down = own.y - y - offset.y * scale;
  if (shape === 'circle') return Math.max(0, Math.hypot(right, down) - (Math.min(width, height) / 2) * scale);
  const outX = Math.max(0, Math.abs(right) - (width / 2) * scale);
  const outY = Math.max(0, Math.abs(down) - (height / 2) * scale);
  return Math.hypot(outX, outY);
}
