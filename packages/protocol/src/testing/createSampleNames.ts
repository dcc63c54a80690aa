import { exampleGame, gameSchema } from '@playloom/game-format';
import { createWireNames, type WireNames } from '../wire/WireNames.ts';

/** The names of the example game, with bars for everyone, for the team and for the owner. */
export function createSampleNames(): WireNames {
  const game = exampleGame();
  const attributes = {
    health: { name: 'Health' },
    mana: { name: 'Mana', bar: { audience: 'team' as const } },
    hunger: { name: 'Hunger', bar: { audience: 'owner' as const } },
  };
  const animations = { walk: { name: 'Walk' }, sit: { name: 'Sit' } };
  return createWireNames(gameSchema.parse({ ...game, types: { ...game.types, attributes, animations } }));
}
