import type { EnforcementOrder } from '@playloom/room-contract';
import type { Member } from './createRoomMembers.ts';
import type { RoomHandle } from './RoomHandle.ts';

/**
 * Applies a moderation order. Bans and logouts disconnect the player, mutes block their chat. Returns whether the user
 * is in the room.
 */
export function enforceOrder(
  room: RoomHandle,
  { userId, kind, sessions = [], hides = [], isUnderAge = true }: Omit<EnforcementOrder, 'gameId'>,
): boolean {
  const members = room.members.listByUser(userId);
  for (const member of members) {
    switch (kind) {
      case 'ban':
        room.members.lockOut(member);
        break;
      case 'mute':
        mute(room, member);
        break;
      case 'hide':
        hide(room, member, hides);
        break;
      case 'sign-out':
        signOut(room, member, sessions);
        break;
      case 'allow-chat':
        allowChat(room, member, isUnderAge);
    }
  }
  if (kind === 'ban') room.endUser(userId, 'kicked');
  return members.length > 0;
}

/** Ends a connection of one of these login sessions. Also removes a seat without a known session. */
function signOut(room: RoomHandle, member: Member, sessions: readonly string[]): void {
  const { signIn } = member.visitor;
  if (signIn !== undefined && !sessions.includes(signIn)) return;
  room.members.lockOut(member);
  member.socket?.end('left');
}

function mute({ members, simulation, roomId: room }: RoomHandle, member: Member): void {
  members.changeVisitor(member, { canChat: false, isSilent: true });
  if (member.state !== 'reserved')
    simulation.post({ kind: 'voice', room, client: member.clientId, canChat: false });
}

function hide(
  { members, simulation, roomId: room }: RoomHandle,
  member: Member,
  hides: readonly string[],
): void {
  members.changeVisitor(member, { hides });
  if (member.state !== 'reserved') simulation.post({ kind: 'hides', room, client: member.clientId, hides });
}

/** Does nothing if the player is muted or chat is turned off for them. */
function allowChat(
  { members, simulation, roomId: room }: RoomHandle,
  member: Member,
  isUnderAge: boolean,
): void {
  if (member.visitor.isSilent) return;
  members.changeVisitor(member, { canChat: true, isUnderAge });
  if (member.state !== 'reserved')
    simulation.post({ kind: 'voice', room, client: member.clientId, canChat: true, isUnderAge });
}
