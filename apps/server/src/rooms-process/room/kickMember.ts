import type { Member } from './createRoomMembers.ts';
import type { RoomHandle } from './RoomHandle.ts';

/**
 * Removes every seat and ticket of a person, who cannot rejoin for this many seconds. Their tokens end here, and in the
 * journal before the game goes on without them.
 */
export function kickMember(room: RoomHandle, clientId: number, seconds: number): void {
  const { members, kickedPlayers, journal } = room;
  // The simulation may have kicked a player before it knew the number of their next connection.
  const member = members.findByClient(clientId) ?? members.findByFormerClient(clientId);
  if (member === undefined) return;
  kickedPlayers.add(member.visitor, seconds);
  for (const one of listSeatsOf(room, member)) {
    members.lockOut(one);
    if (one.socket === null) members.leave(one.sessionId);
    // The simulation closes the connection that it has kicked, after telling the player why.
    else if (one.clientId !== clientId) one.socket.end('kicked');
  }
  journal.addMembersNow();
}

/** Lists all seats of the person, also those as a guest in the same browser. */
function listSeatsOf({ members }: RoomHandle, member: Member): Set<Member> {
  const { userId, browser } = member.visitor;
  return new Set([member, ...members.listByUser(userId, browser), ...members.listByUser(null, browser)]);
}
