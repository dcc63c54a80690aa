import { expect, it } from 'vitest';
import type { OpenInvitation } from '../page-data/PlayPageData.ts';
import { describeInvitation, describeInvitationTarget } from './describeInvitation.ts';

const INVITATION: OpenInvitation = {
  hasEnded: false,
  inviter: 'ada',
  game: 'Moat',
  isRoomOpen: true,
  room: 'open',
  players: 2,
};

it('says how many players are in the room', () => {
  expect(describeInvitation(INVITATION)).toContain('2 players are in it now');
  expect(describeInvitation({ ...INVITATION, players: 1 })).toContain('1 player is in it now');
  expect(describeInvitation({ ...INVITATION, players: 0 })).toContain('No one is in it right now');
  expect(describeInvitation({ ...INVITATION, room: 'none', isRoomOpen: false })).toContain(
    'opens when one of you presses Play',
  );
  expect(describeInvitationTarget({ ...INVITATION, room: 'none', isRoomOpen: false })).toBe(
    'Opens the room ada invited you to',
  );
});
