import { defineError } from '../../../http/ApiProblem.ts';

export const NotInParty = defineError('not_in_party', 404, 'You aren’t in a party.');
export const AlreadyInParty = defineError('already_in_party', 409, 'You’re already in a party.');
export const InOtherParty = defineError(
  'in_other_party',
  409,
  'You’re in another party. Leave it to join this one.',
);
export const PartyInvitationNotFound = defineError(
  'party_invitation_not_found',
  404,
  'This invite link no longer works. Ask for a new one.',
);
export const TooManyPartyLinks = defineError(
  'too_many_party_links',
  429,
  'Too many wrong invite links came from your network. Try again in a few minutes.',
);
/** Also for a block, so that it doesn't show who blocked the user. */
export const PartyUnavailable = defineError('party_unavailable', 403, 'You can’t join this party.');
export const PartyFull = defineError('party_full', 409, 'This party is full.');
export const PartyLeaderOnly = defineError('party_leader_only', 403, 'Only the party leader can do this.');
export const PartyMemberNotFound = defineError(
  'party_member_not_found',
  404,
  'This player isn’t in your party.',
);
export const NotInRoom = defineError('not_in_room', 409, 'Join a game first, then ask your party to join.');
