import { join } from 'node:path';
import { parseGame, type Game } from '@playloom/game-format';
import { BLANK_STARTER } from '@playloom/api-contract';
import { readStarter, STARTERS_FOLDER, type Starter } from '../areas/creation/starters/readStarters.ts';
import { exportStarter } from './exportStarter.ts';

/** Exports a game with two maps. In each, pressing E leads to the other one. The saved data counts the arrivals. */
export async function exportTravelGame(engine: string): Promise<Uint8Array> {
  const blank = await readStarter(join(STARTERS_FOLDER, BLANK_STARTER));
  const make = (slug: string, other: string): Starter => ({
    ...blank,
    slug,
    category: 'io',
    world: 'Two maps',
    game: addTravel(blank.game, slug, other),
  });
  const starters = [make('bay', 'island'), make('island', 'bay')];
  return exportStarter(starters[0]!, starters, engine);
}

function addTravel(game: Game, map: string, other: string): Game {
  const player = { get: 'triggeringPlayer' };
  const count = { do: 'changeSavedNumber', player, amount: 1 };
  const parsed = parseGame({
    ...game,
    settings: { ...game.settings, title: `The ${map}` },
    world: { maps: { [other]: { name: other } } },
    rules: [
      {
        id: 'arrive',
        name: 'Arrive',
        when: { when: 'playerJoins' },
        do: [
          { ...count, key: 'visits', scope: 'world' },
          { ...count, key: 'here', scope: 'game' },
        ],
      },
      {
        id: 'go',
        name: 'Go',
        when: { when: 'playerPressesKey', key: 'e' },
        do: [{ do: 'sendPlayerToMap', player, map: other }],
      },
    ],
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}
