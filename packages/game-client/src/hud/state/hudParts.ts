import type { HudState } from './HudState.ts';

/** Whether the HUD shows the chat. A game can turn it off. */
export function isChatVisible({ game, canChat, canAskToWrite, chat }: HudState): boolean {
  const { settings } = game;
  const isOfUse = canChat || canAskToWrite || chat.length > 0;
  return settings.hud.hasChat && settings.chat.mode !== 'off' && isOfUse;
}

/** Whether the player can type a message. If their age is unknown, the page asks for it when they send the message. */
export function canTypeChat({ canChat, canAskToWrite, chatRestriction }: HudState): boolean {
  return canChat || (canAskToWrite && chatRestriction === 'age-unknown');
}

/** Whether the player can open the chat field, or the form that gives permission to write. */
export function canOpenChat({ canChat, canAskToWrite }: HudState): boolean {
  return canChat || canAskToWrite;
}

export function canSeeScoreboard({ game }: HudState): boolean {
  return game.settings.hud.hasScoreboard;
}

/** Whether the player can send emotes. Spectators can't, because they have no unit to show one over. */
export function canEmote({ game, me }: HudState): boolean {
  return game.settings.hud.hasEmotes && me !== null;
}

/** Whether to show the wheel. Players who can't write get it for its phrases, even in games without emotes. */
export function hasEmoteWheel(state: HudState): boolean {
  return canEmote(state) || (state.hasPhrases && !state.canChat);
}

/** Whether the player can choose a team. In other games players are assigned one. */
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
