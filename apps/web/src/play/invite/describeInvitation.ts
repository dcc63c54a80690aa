import type { OpenInvitation } from '../PlayPageData.ts';

/** Describes the room of an invitation: its players, or that it is not open yet. */
export function describeInvitation({ room, players, game }: OpenInvitation): string {
  if (room === 'none') return `Play ${game} together. The room opens when one of you presses Play.`;
  if (room === 'closed') return 'Their room has closed. Press Play to join another one.';
  if (players === 0) return `Play ${game} in the same room. No one is in it right now. No account needed.`;
  const who = players === 1 ? '1 player is' : `${players} players are`;
  return `Play ${game} in the same room: ${who} in it now. No account needed.`;
}

/** The text below Play. */
export function describeInvitationTarget({ room, inviter }: OpenInvitation): string {
  if (room === 'open') return `Joins the room of ${inviter}’s invitation`;
  return room === 'none' ? 'Opens the room of the invitation' : 'Finds you another room';
}
