import type { GameInput } from '@playloom/game-format';
import { feel } from '../harbour/source/shared/feel.ts';
import { fishRules } from '../harbour/source/shared/fishRules.ts';
import { savedPackRules } from '../harbour/source/shared/savedPack.ts';
import { createMap } from './source/map.ts';
import { achievements } from './source/achievements.ts';
import { playerGoals } from './source/playerGoals.ts';
import { tips } from './source/tips.ts';
import { botRules } from './source/rules/botRules.ts';
import { islandRules } from './source/rules/islandRules.ts';
import { taskRules } from './source/rules/taskRules.ts';
import { tideRules } from './source/rules/tideRules.ts';
import { treasureRules } from './source/rules/treasureRules.ts';
import { types } from './source/types.ts';
import { variables } from './source/variables.ts';

const images = [
  'tiles player crab gull boat sign barrel crate chest lamp ripples bush lighthouse palm wreck parrot hut',
  'coin pilchard oil bread rod broom shell gem map key pie bait',
].flatMap((names) => names.split(' '));

/** Creates the second map of the bay: places to dig, a cave with a chest, and a boat home. */
export function createGame(): GameInput {
  return {
    format: 1,
    settings: {
      title: 'Lamp Island',
      description:
        'An hour of rowing from Pilchard Bay. Gather shells, sweep crabs, dig at the crosses for a rusty key, and open the chest in the dark cave. Every tide buries another key. Everything you find comes home with you.',
      tags: ['starter', 'role-playing', 'treasure', 'saved progress'],
      maxPlayers: 24,
      backgroundColor: '#3c9fd0',
      camera: { tilesInView: 15 },
      bots: { fillTo: 5 },
      players: { unit: 'islander', team: 'balanced', respawnSeconds: 1 },
      // A quiet place: coins are all that counts, and the light tells the time.
      hud: {
        hasMinimap: true,
        hasAttributeBars: false,
        hasTimer: false,
        hasScoreboard: false,
        hasPrompts: true,
      },
      feel,
      tips,
      achievements,
      goals: playerGoals,
    },
    map: createMap(),
    types,
    variables,
    rules: [
      ...islandRules,
      ...taskRules,
      ...tideRules,
      ...treasureRules,
      ...fishRules,
      ...savedPackRules,
      ...botRules,
    ],
    assets: Object.fromEntries(
      images.map((id) => [id, { kind: 'image' as const, file: `assets/${id}.png` }]),
    ),
    world: { shareWeb3TokenAcrossMaps: true, maps: { harbour: { name: 'Pilchard Bay' } } },
  };
}
