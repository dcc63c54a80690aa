import type { Point } from '@playloom/game-format';
import { computeBotLevel } from '../../systems/bots/skills.ts';
import { countPlayers, findBestPlayer, listPlayers } from '../../systems/players/listPlayers.ts';
import { findUnit } from '../../world/findEntity.ts';
import type { Player } from '../../world/Player.ts';
import { readPlayer } from './readPlayer.ts';
import type { ValueEvaluators } from '../runners/runnerTypes.ts';

export const playerValueEvaluators = {
  allPlayers: () => (world) => listPlayers(world).map(idOf),
  humanPlayers: () => (world) => listPlayers(world, ({ isBot }) => !isBot).map(idOf),
  botPlayers: () => (world) => listPlayers(world, ({ isBot }) => isBot).map(idOf),
  playersOfTeam:
    ({ team }) =>
    (world, thread) => {
      const id = team(world, thread);
      return id === null ? [] : listPlayers(world, (player) => player.team === id).map(idOf);
    },
  botSkill: () => computeBotLevel,
  playerCount: () => (world) => countPlayers(world),
  bestPlayer: () => (world) => findBestPlayer(world)?.id ?? null,

  nameOfPlayer: ({ player }) => readPlayer(player, '', ({ name }) => name),
  teamOfPlayer: ({ player }) => readPlayer(player, null, ({ team }) => team),
  scoreOf: ({ player }) => readPlayer(player, 0, ({ score }) => score),
  unitOf: ({ player }) => readPlayer(player, null, ({ unit }, world) => findUnit(world, unit)?.id ?? null),
  isBot: ({ player }) => readPlayer(player, false, ({ isBot }) => isBot),
  isSignedIn: ({ player }) => readPlayer(player, false, ({ isSignedIn }) => isSignedIn),
  isKeyDown: ({ player, key }) =>
    readPlayer(player, false, ({ controls }, world, thread) => {
      const keys: readonly (string | null)[] = controls.keys;
      return keys.includes(key(world, thread));
    }),
  mousePosition: ({ player }) =>
    readPlayer<Point | null>(player, null, ({ controls }) => ({ x: controls.mouseX, y: controls.mouseY })),
} satisfies Partial<ValueEvaluators>;

function idOf({ id }: Player): number {
  return id;
}
