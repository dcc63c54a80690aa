import type { GameInput } from '@playloom/game-format';
import { dialogues } from './source/dialogues.ts';
import { createMap } from './source/map.ts';
import { logPanel } from './source/panel.ts';
import { props } from './source/props.ts';
import { botRules } from './source/rules/botRules.ts';
import { catRules } from './source/rules/catRules.ts';
import { crabRules } from './source/rules/crabRules.ts';
import { dayRules } from './source/rules/dayRules.ts';
import { errandRules } from './source/rules/errandRules.ts';
import { logRules } from './source/rules/logRules.ts';
import { welcomeRules } from './source/rules/welcomeRules.ts';
import { attributes, teams } from './source/shared/creatures.ts';
import { animations, buffs, effects, feel, sounds } from './source/shared/feel.ts';
import { fishRules } from './source/shared/fishRules.ts';
import { items } from './source/shared/items.ts';
import { savedPackRules } from './source/shared/savedPack.ts';
import { shops } from './source/shop.ts';
import { achievements } from './source/achievements.ts';
import { playerGoals } from './source/playerGoals.ts';
import { tips } from './source/tips.ts';
import { units, villagerAnimations } from './source/units.ts';
import { variables } from './source/variables.ts';

const images = [
  'tiles player crab gull master baker keeper fisher cat boat sign barrel crate lamp ripples lighthouse bush',
  'chest house-coral house-sky house-mint bakery office stall sailboat tree bench well anchor pots',
  'coin pilchard oil bread rod broom shell gem map key pie bait hat',
].flatMap((names) => names.split(' '));

/** A quiet place: coins are all that counts, and the light tells the time. */
const hud = {
  hasMinimap: true,
  hasAttributeBars: false,
  hasTimer: false,
  hasScoreboard: false,
  hasPrompts: true,
};

/** Creates the game: a small village by the sea with errands, fish, crabs, a cat, and a boat to Lamp Island. */
export function createGame(): GameInput {
  return {
    format: 1,
    settings: {
      title: 'Pilchard Bay',
      description:
        'A village by the sea. Carry bread, fetch oil for the lighthouse, fish, sweep crabs off the pier, and spend your coins at the stall. Every morning there are new errands. You keep everything you own, and a boat takes you to Lamp Island.',
      tags: ['starter', 'role-playing', 'village', 'quests', 'saved progress'],
      maxPlayers: 24,
      backgroundColor: '#3c9fd0',
      camera: { tilesInView: 15 },
      bots: { fillTo: 6 },
      players: { unit: 'islander', team: 'balanced', respawnSeconds: 1 },
      hud,
      feel,
      tips,
      achievements,
      goals: playerGoals,
    },
    map: createMap(),
    types: {
      units,
      items,
      props,
      teams,
      attributes,
      buffs,
      effects,
      sounds,
      animations: { ...animations, ...villagerAnimations },
      shops,
      dialogues,
    },
    variables,
    rules: [
      ...welcomeRules,
      ...dayRules,
      ...errandRules,
      ...fishRules,
      ...crabRules,
      ...catRules,
      ...logRules,
      ...savedPackRules,
      ...botRules,
    ],
    assets: Object.fromEntries(
      images.map((id) => [id, { kind: 'image' as const, file: `assets/${id}.png` }]),
    ),
    data: { ui: { log: { htmlData: logPanel } } },
    world: { shareWeb3TokenAcrossMaps: true, maps: { 'harbour-island': { name: 'Lamp Island' } } },
  };
}
