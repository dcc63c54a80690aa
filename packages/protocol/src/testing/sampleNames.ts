import { exampleGame, gameSchema } from '@playloom/game-format';
import { createNames, type Names } from '../Names.ts';

/** The names of the example game, with bars for everyone, for the team and for the owner. */
export function sampleNames(): Names {
  const game = exampleGame();
  const attributes = {
    health: { name: 'Health' },
    mana: { name: 'Mana', bar: { audience: 'team' as const } },
    hunger: { name: 'Hunger', bar: { audience: 'owner' as const } },
  };
  const animations = { walk: { name: 'Walk' }, sit: { name: 'Sit' } };
  return createNames(gameSchema.parse({ ...game, types: { ...game.types, attributes, animations } }));
}
