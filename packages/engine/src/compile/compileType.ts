import type { Game, OwnAttributes } from '@playloom/game-format';
import type { CompiledAttribute, CompiledType } from '../world/World.ts';

/** Compiles a type. Each of its attributes becomes a column; settings of the type override those of the attribute. */
export function compileType<Type>(
  game: Game,
  id: string,
  type: Type,
  own: OwnAttributes,
): CompiledType<Type> {
  const attributes = Object.keys(own).map((attributeId, column) =>
    compileAttribute(game, attributeId, column, own),
  );
  return { id, type, attributes, columns: new Map(attributes.map(({ id, column }) => [id, column])) };
}

function compileAttribute(game: Game, id: string, column: number, own: OwnAttributes): CompiledAttribute {
  const attribute = game.types.attributes[id]!;
  const { tickRate } = game.settings;
  const { min = attribute.min, max = attribute.max, start = attribute.start } = own[id]!;
  const regeneration = own[id]!.regeneration ?? attribute.regeneration;
  return {
    id,
    column,
    attribute,
    min,
    max,
    start: Math.min(max, Math.max(min, start)),
    regeneration: regeneration / tickRate,
    delayTicks: Math.round(attribute.regenerationDelay * tickRate),
  };
}
