import type { OpenInvitation } from '../PlayPageData.ts';

/** What an invited person finds: who is in the room now, or that it is yet to open. */
export function describeInvitation({ room, players, game }: OpenInvitation): string {
  if (room === 'none') return `Play ${game} together: the room opens when the first of you presses Play.`;
  if (room === 'closed') return 'Their room has closed; Play finds you another one.';
  if (players === 0) return `Play ${game} in the same room. Nobody is in it right now. No account needed.`;
  const who = players === 1 ? '1 player is' : `${players} players are`;
  return `Play ${game} in the same room: ${who} in it now. No account needed.`;
}

/** The line below Play. */
export function describeInvitationTarget({ room, inviter }: OpenInvitation): string {
  if (room === 'open') return `Joins the room of ${inviter}’s invitation`;
  return room === 'none' ? 'Opens the room of the invitation' : 'Finds you another room';
}
