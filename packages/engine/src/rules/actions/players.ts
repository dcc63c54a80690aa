import { unlockAchievement } from '../../systems/achievements/achievements.ts';
import { completeGoal } from '../../systems/achievements/goals.ts';
import { addBotPlayer, removeBotPlayers } from '../../systems/joining/addBotPlayer.ts';
import { addPlayerScore, setPlayerScore } from '../../systems/players/addPlayerScore.ts';
import { startPlayerLeave } from '../../systems/joining/startPlayerLeave.ts';
import { respawnPlayerUnit } from '../../systems/respawn/respawnPlayerUnit.ts';
import { assignPlayerTeam } from '../../systems/players/assignPlayerTeam.ts';
import { assignPlayerUnit } from '../../systems/players/assignPlayerUnit.ts';
import { limitTextLength, MESSAGE_TEXT_MAX } from '../../systems/messages/limitTextLength.ts';
import { findUnit } from '../../world/findEntity.ts';
import { emitEvent } from '../../world/emitEvent.ts';
import type { ActionRunners } from '../runners/runnerTypes.ts';
import { createPlayerAction } from './createPlayerAction.ts';

export const playerActionRunners = {
  addBot:
    ({ name, team }) =>
    (world, thread) => {
      addBotPlayer(world, { name: name(world, thread), team: team(world, thread), isFiller: false });
    },

  removeBots: () => removeBotPlayers,

  removePlayer: ({ player, reason }) =>
    createPlayerAction(player, (world, found, thread) => {
      const text = limitTextLength(reason(world, thread), MESSAGE_TEXT_MAX);
      if (!found.isBot) emitEvent(world, { kind: 'remove-player', player: found.id, reason: text });
      startPlayerLeave(world, found);
    }),

  respawnPlayer: ({ player }) =>
    createPlayerAction(player, (world, found) => {
      if (!found.isLeaving) respawnPlayerUnit(world, found);
    }),

  sendPlayerToMap: ({ player, map }) =>
    createPlayerAction(player, (world, found, thread) => {
      const target = map(world, thread);
      if (target !== null && !found.isBot)
        emitEvent(world, { kind: 'travel', player: found.id, map: target });
    }),

  setPlayerTeam: ({ player, team }) =>
    createPlayerAction(player, (world, found, thread) => {
      const wanted = team(world, thread);
      if (wanted !== null) assignPlayerTeam(world, found, wanted);
    }),

  setPlayerUnit: ({ player, unit }) =>
    createPlayerAction(player, (world, found, thread) => {
      const wanted = findUnit(world, unit(world, thread));
      if (wanted !== null && !wanted.isDoomed) assignPlayerUnit(world, found, wanted);
    }),

  changeScore: ({ player, amount }) =>
    createPlayerAction(player, (world, found, thread) => addPlayerScore(world, found, amount(world, thread))),

  setScore: ({ player, score }) =>
    createPlayerAction(player, (world, found, thread) => setPlayerScore(found, score(world, thread))),

  unlockAchievement: ({ player, achievement }) =>
    createPlayerAction(player, (world, found, thread) => {
      const id = achievement(world, thread);
      if (id !== null) unlockAchievement(world, found, id);
    }),

  completeGoal: ({ player, goal }) =>
    createPlayerAction(player, (world, found, thread) => {
      const id = goal(world, thread);
      if (id !== null) completeGoal(world, found, id);
    }),
} satisfies Partial<ActionRunners>;
