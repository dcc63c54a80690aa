import type { Game } from '../document/gameSchema.ts';
import type { TipCondition } from '../document/tipSchema.ts';
import type { Problem } from '../problems/Problem.ts';

/** Finds tips that no player can complete. They would stay on the screen until the player closes them. */
export function checkTips(game: Game): Problem[] {
  return game.settings.tips.flatMap(({ done }, index) => {
    const reason = findObstacle(game, done);
    if (reason === null) return [];
    const message = `No player can complete this tip: ${reason} Choose another condition.`;
    return [{ path: `settings.tips[${index}].done.kind`, code: 'does-not-fit' as const, message }];
  });
}

/** Rules can give a player any unit of the game, so one unit that can do it is enough. */
function findObstacle({ types }: Game, { kind }: TipCondition): string | null {
  const units = Object.values(types.units);
  switch (kind) {
    case 'jumps':
      return units.some(({ controls }) => controls.scheme === 'platformer' && controls.jumps > 0)
        ? null
        : 'no unit has platformer controls with a jump.';
    case 'picks-up':
    case 'uses-item':
    case 'attacks':
      return units.some(({ inventory }) => inventory.size > 0) ? null : 'no unit has an inventory.';
    case 'opens-shop':
      return Object.keys(types.shops).length > 0 ? null : 'the game has no shop.';
    case 'moves':
    case 'turns':
    case 'hits':
    case 'interacts':
    case 'scores':
    case 'presses-key':
    case 'waits':
      return null;
  }
}
