import type { Game } from '../document/gameSchema.ts';
import { extendPath } from '../problems/formatPath.ts';
import type { Problem } from '../problems/Problem.ts';

/** Finds entries of the same list that have the same id. */
export function checkIds(game: Game): Problem[] {
  const problems: Problem[] = [];
  const check = (path: string, entries: readonly { readonly id: string }[]) => {
    const seen = new Set<string>();
    entries.forEach(({ id }, index) => {
      if (seen.has(id)) {
        const message = `The ID “${id}” is used twice. Give each entry its own ID.`;
        problems.push({ path: `${path}[${index}].id`, code: 'duplicate-id', message });
      }
      seen.add(id);
    });
  };
  check('rules', game.rules);
  check('settings.achievements', game.settings.achievements);
  check('settings.goals', game.settings.goals);
  check('map.tileSets', game.map.tileSets);
  check('map.layers', game.map.layers);
  check('map.entities', game.map.entities);
  for (const [id, shop] of Object.entries(game.types.shops)) {
    check(`${extendPath('types.shops', id)}.offers`, shop.offers);
  }
  return problems;
}
