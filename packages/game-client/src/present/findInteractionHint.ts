import type { Body, Interaction, Key } from '@playloom/game-format';
import type { EntityView } from '@playloom/protocol';
import { findInteractKey } from '../controls/findControlKeys.ts';
import type { ClientSession, ShownUnit } from '../session/ClientSession.ts';

/** What the player can do with the entity next to their unit, and the key for it. */
interface Hint {
  readonly text: string;
  readonly key: Key;
}

interface InteractionPartner {
  readonly entity: EntityView;
  readonly interaction: Interaction;
  readonly key: Key;
}

/** The hint of the nearest entity in range that the player can interact with. Null if it has none, or a prompt. */
export function findInteractionHint(session: ClientSession, own: ShownUnit | null): Hint | null {
  const found = findInteractionPartner(session, own);
  if (found === null || found.interaction.hint === '' || hasPrompt(session, found)) return null;
  return { text: found.interaction.hint, key: found.key };
}

/** Whether a prompt is shown instead of the hint. A hint alone is often not about the key. */
export function hasPrompt({ game }: ClientSession, { interaction }: InteractionPartner): boolean {
  const { dialogue, shop, prompt } = interaction;
  return game.settings.hud.hasPrompts && (dialogue !== null || shop !== null || prompt !== '');
}

/** Finds the nearest entity in range that the player can interact with. */
export function findInteractionPartner(
  session: ClientSession,
  own: ShownUnit | null,
): InteractionPartner | null {
  const { view, game } = session;
  const { unit, dialogue, shop, question } = view.own;
  const type = unit === null ? undefined : game.types.units[unit.type];
  if (own === null || type === undefined || dialogue !== null || shop !== null || question !== null)
    return null;
  const key = findInteractKey(type);
  if (key === null) return null;
  let nearest: InteractionPartner | null = null;
  let shortest = Infinity;
  for (const entity of view.entities.values()) {
    const found = entity.id === own.id || entity.isDead ? null : describePartner(session, entity);
    if (found === null) continue;
    const distance = distanceTo(found.body, entity, own) - reachOf(type.body, own.scale);
    if (distance > found.interaction.range || distance >= shortest) continue;
    nearest = { entity, interaction: found.interaction, key };
    shortest = distance;
  }
  return nearest;
}

function describePartner(
  { game }: ClientSession,
  { kind, type }: EntityView,
): { readonly body: Body; readonly interaction: Interaction } | null {
  const found =
    kind === 'unit' ? game.types.units[type] : kind === 'prop' ? game.types.props[type] : undefined;
  if (found === undefined) return null;
  const { dialogue, shop, hint, prompt } = found.interaction;
  return dialogue === null && shop === null && hint === '' && prompt === '' ? null : found;
}

export function reachOf({ width, height }: Body, scale: number): number {
  return (Math.max(width, height) / 2) * scale;
}

/** The distance to a body's edge, as the room measures it. Rotation is ignored: few interactive bodies rotate. */
export function distanceTo(
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
