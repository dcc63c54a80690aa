import { addBot, removeBots } from '../../systems/players/addBot.ts';
import { changeScore, setScore } from '../../systems/players/changeScore.ts';
import { leavePlayer } from '../../systems/players/leavePlayer.ts';
import { respawnPlayer } from '../../systems/players/respawnPlayer.ts';
import { setPlayerTeam } from '../../systems/players/setPlayerTeam.ts';
import { setPlayerUnit } from '../../systems/players/setPlayerUnit.ts';
import { cutText, MESSAGE_TEXT_MAX } from '../../systems/messages/cutText.ts';
import { findUnit } from '../../world/findEntity.ts';
import { tell } from '../../world/tell.ts';
import type { ActionRunners } from '../runnerTypes.ts';
import { onPlayer } from './onPlayer.ts';

export const playersActions = {
  addBot:
    ({ name, team }) =>
    (world, thread) => {
      addBot(world, { name: name(world, thread), team: team(world, thread), isFiller: false });
    },

  removeBots: () => removeBots,

  removePlayer: ({ player, reason }) =>
    onPlayer(player, (world, found, thread) => {
      const text = cutText(reason(world, thread), MESSAGE_TEXT_MAX);
      if (!found.isBot) tell(world, { kind: 'remove-player', player: found.id, reason: text });
      leavePlayer(world, found);
    }),

  respawnPlayer: ({ player }) =>
    onPlayer(player, (world, found) => {
      if (!found.isLeaving) respawnPlayer(world, found);
    }),

  sendPlayerToMap: ({ player, map }) =>
    onPlayer(player, (world, found, thread) => {
      const target = map(world, thread);
      if (target !== null && !found.isBot) tell(world, { kind: 'travel', player: found.id, map: target });
    }),

  setPlayerTeam: ({ player, team }) =>
    onPlayer(player, (world, found, thread) => {
      const wanted = team(world, thread);
      if (wanted !== null) setPlayerTeam(world, found, wanted);
    }),

  setPlayerUnit: ({ player, unit }) =>
    onPlayer(player, (world, found, thread) => {
      const wanted = findUnit(world, unit(world, thread));
      if (wanted !== null && !wanted.isDoomed) setPlayerUnit(world, found, wanted);
    }),

  changeScore: ({ player, amount }) =>
    onPlayer(player, (world, found, thread) => changeScore(world, found, amount(world, thread))),

  setScore: ({ player, score }) =>
    onPlayer(player, (world, found, thread) => setScore(found, score(world, thread))),
} satisfies Partial<ActionRunners>;
