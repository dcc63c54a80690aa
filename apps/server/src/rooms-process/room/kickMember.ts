import type { RoomHandle } from './RoomHandle.ts';

/** Removes every seat and ticket of a person, who cannot rejoin for this many seconds. */
export function kickMember(room: RoomHandle, clientId: number, seconds: number): void {
  const { members, kickedPlayers, journal } = room;
  const member = members.findByClient(clientId);
  if (member === undefined) return;
  kickedPlayers.add(member.visitor, seconds);
  const { userId, browser } = member.visitor;
  for (const one of [member, ...members.listByUser(userId, browser)]) members.lockOut(one);
  void journal.addMembers();
  if (userId !== null) room.endUser(userId, 'kicked');
}
