import type { HudState } from './HudState.ts';

/** Whether there is a chat at all: the game may have switched it off, and where it is off nothing is left of it. */
export function isChatVisible({ game, canChat, canAskToWrite, chat }: HudState): boolean {
  const { settings } = game;
  const isOfUse = canChat || canAskToWrite || chat.length > 0;
  return settings.hud.hasChat && settings.chat.mode !== 'off' && isOfUse;
}

/** To write at once, or to be led to what is missing. */
export function canOpenChat({ canChat, canAskToWrite }: HudState): boolean {
  return canChat || canAskToWrite;
}

export function canSeeScoreboard({ game }: HudState): boolean {
  return game.settings.hud.hasScoreboard;
}

/** Those who only watch have nobody to show a feeling over. */
export function canEmote({ game, me }: HudState): boolean {
  return game.settings.hud.hasEmotes && me !== null;
}

/** Emotes, and phrases beside them: whoever cannot write has the phrases even in a game without emotes. */
export function hasEmoteWheel(state: HudState): boolean {
  return canEmote(state) || (state.hasPhrases && !state.canChat);
}

/** Players choose only where the game says so; elsewhere a team is given to them. */
export function canChooseTeam({ game, me }: HudState): boolean {
  return game.settings.players.team === 'chosen' && me !== null;
}

/** A player of a game that lets them choose, and who has not yet. */
export function mustChooseTeam(state: HudState): boolean {
  return canChooseTeam(state) && state.players.some(({ id, team }) => id === state.me && team === null);
}

/** There is a vote in which this player has not answered yet. */
export function canVote({ vote, me }: HudState): boolean {
  if (vote === null || me === null) return false;
  return vote.answer === null && vote.view.outcome === 'open' && vote.view.voters.includes(me);
}
