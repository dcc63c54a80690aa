import type { Party, PartyGame } from '@playloom/api-contract';

interface PartyGameStatus {
  text: string;
  /** Whether a private room would have seats for everyone who is online. */
  offersPrivateRoom: boolean;
}

/** Says how many members are in the room of the party, and whether the others fit. */
export function describePartyGame({ members, isLeader }: Party, game: PartyGame): PartyGameStatus {
  const online = members.filter(({ state }) => state !== 'away').length;
  const joined = `${Math.min(game.joined, online)} of ${online} joined.`;
  if (game.freeSeats > 0 || game.joined >= online) return { text: joined, offersPrivateRoom: false };
  if (online > game.maxPlayers)
    return {
      text: `${joined} Rooms of this game have ${game.maxPlayers} seats.`,
      offersPrivateRoom: false,
    };
  return { text: `The room is full. ${joined}`, offersPrivateRoom: isLeader };
}
