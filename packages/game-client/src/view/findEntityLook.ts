import type { Game, Look } from '@playloom/game-format';
import type { EntityView } from '@playloom/protocol';

/** The look of an entity's type. Null when the game does not have the type. */
export function findEntityLook(
  { types }: Game,
  { kind, type }: Pick<EntityView, 'kind' | 'type'>,
): Look | null {
  switch (kind) {
    case 'unit':
      return types.units[type]?.look ?? null;
    case 'item':
      return types.items[type]?.look ?? null;
    case 'projectile':
      return types.projectiles[type]?.look ?? null;
    case 'prop':
      return types.props[type]?.look ?? null;
  }
}

/** Lists the effects of an entity: those started on it, those of its buffs, and its trail. */
export function listStreamedEffects({ types }: Game, entity: EntityView): readonly string[] {
  const streams: string[] = [...entity.streams];
  for (const buff of entity.buffs) addStream(streams, types.buffs[buff]?.effect ?? null);
  if (entity.kind === 'projectile') addStream(streams, types.projectiles[entity.type]?.effects.trail ?? null);
  if (entity.kind === 'unit' && !entity.isDead) {
    const type = types.units[entity.type];
    // Entities that move emit their trail only while moving. Static ones, such as a fire, always do.
    if (entity.isMoving || type?.body.kind === 'static') addStream(streams, type?.effects.trail ?? null);
  }
  return streams;
}

function addStream(streams: string[], effect: string | null): void {
  if (effect !== null && !streams.includes(effect)) streams.push(effect);
}
