import type { OpenInvitation } from '../page-data/PlayPageData.ts';

/** Describes the room of an invitation: its players, or that it is not open yet. */
export function describeInvitation({ room, players, game }: OpenInvitation): string {
  if (room === 'none') return `Play ${game} together. The room opens when one of you presses Play.`;
  if (room === 'closed') return 'Their room has closed. Press Play to join another one.';
  if (players === 0) return `Join their room in ${game}. No one is in it right now. No account needed.`;
  const who = players === 1 ? '1 player is' : `${players} players are`;
  return `Join their room in ${game}: ${who} in it now. No account needed.`;
}

/** Describes what Play will do for an invited user, as the text below the button. */
export function describeInvitationTarget({ room, inviter }: OpenInvitation): string {
  if (room === 'open') return `Joins the room ${inviter} invited you to`;
  return room === 'none' ? `Opens the room ${inviter} invited you to` : 'Finds you another room';
}
