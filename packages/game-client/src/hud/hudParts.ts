import type { HudState } from './HudState.ts';

/** Whether there is a chat. A game can turn it off. */
export function isChatVisible({ game, canChat, canAskToWrite, chat }: HudState): boolean {
  const { settings } = game;
  const isOfUse = canChat || canAskToWrite || chat.length > 0;
  return settings.hud.hasChat && settings.chat.mode !== 'off' && isOfUse;
}

/** Whether the player can open the chat field, or the form that gives permission to write. */
export function canOpenChat({ canChat, canAskToWrite }: HudState): boolean {
  return canChat || canAskToWrite;
}

export function canSeeScoreboard({ game }: HudState): boolean {
  return game.settings.hud.hasScoreboard;
}

/** Spectators have no unit to show an emote over. */
export function canEmote({ game, me }: HudState): boolean {
  return game.settings.hud.hasEmotes && me !== null;
}

/** Emotes and phrases. Players who cannot write have phrases even in a game without emotes. */
export function hasEmoteWheel(state: HudState): boolean {
  return canEmote(state) || (state.hasPhrases && !state.canChat);
}

/** Players only choose a team where the game allows it. Elsewhere they are assigned one. */
export function canChooseTeam({ game, me }: HudState): boolean {
  return game.settings.players.team === 'chosen' && me !== null;
}

/** Whether the player must still choose a team. */
export function mustChooseTeam(state: HudState): boolean {
  return canChooseTeam(state) && state.players.some(({ id, team }) => id === state.me && team === null);
}

/** Whether there is a vote that this player has not answered. */
export function canVote({ vote, me }: HudState): boolean {
  if (vote === null || me === null) return false;
  return vote.answer === null && vote.view.outcome === 'open' && vote.view.voters.includes(me);
}
