import type { SavedData } from '@playloom/game-format';
import type { RoomMember } from '@playloom/room-contract';
import type { SimulatedMember } from '../simulation/createRoomSimulation.ts';
import type { Member, PreviousMember } from './createRoomMembers.ts';
import type { RoomHandle } from './RoomHandle.ts';

/** Tells the other parts of a room that a member has connected, lost the connection, come back or left. */
export function handleMemberChange(room: RoomHandle, member: Member, previous: PreviousMember): void {
  const { state, clientId: client, resumeToken } = member;
  if (state === 'connected' && previous.state === 'reserved') {
    admitMember(room, member);
  } else if (state === 'connected') {
    const lost = previous.clientId;
    room.simulation.post({ kind: 'resume', room: room.roomId, lost, client, resumeToken });
    if (member.visitor.userId !== null) room.offers.showAgain(member.visitor.userId);
  } else if (state === 'away') {
    room.simulation.post({ kind: 'drop', room: room.roomId, client });
  } else if (state === 'left' && previous.state !== 'reserved') {
    releaseMember(room, member);
  }
}

function admitMember(room: RoomHandle, member: Member): void {
  const { clientId: client, resumeToken, visitor } = member;
  const { userId, isSpectator } = visitor;
  room.simulation.post({
    kind: 'admit',
    room: room.roomId,
    client,
    visitor: describeMember(room, member),
    resumeToken,
  });
  if (userId !== null && !isSpectator) {
    room.saved.open(userId);
    room.offers.watch(userId);
  }
  room.tokens.begin(member);
  if (!isSpectator) {
    room.playSessions.begin(member);
    void room.context.platform
      .reportPlays(room.gameId, 1)
      .catch((error: unknown) => room.warn(error, 'could not count a play'));
  }
  room.publishCounts();
}

function releaseMember(room: RoomHandle, member: Member): void {
  const { userId, isSpectator } = member.visitor;
  room.simulation.post({ kind: 'leave', room: room.roomId, client: member.clientId });
  if (!isSpectator) room.playSessions.end(member);
  if (userId !== null && !isSpectator) room.saved.close(userId);
  room.publishCounts();
  room.endWhenEmpty();
}

/** Lists everyone in the room as the simulation knows them. */
export function listSimulatedMembers(room: Pick<RoomHandle, 'gameId' | 'members'>): SimulatedMember[] {
  return [...room.members.seated()].map((member) => ({
    client: member.clientId,
    player: member.player,
    visitor: describeMember(room, member),
    isAway: member.state === 'away',
    resumeToken: member.resumeToken,
  }));
}

/**
 * Describes a member for the simulation. The saved data of users follows when the platform has read it. Guests have no
 * stored data, only what they bring along from another map.
 */
function describeMember({ gameId }: Pick<RoomHandle, 'gameId'>, { visitor }: Member): RoomMember {
  const { userId, isSpectator, belongings } = visitor;
  if (userId !== null && !isSpectator) return { ...visitor, saved: null };
  const saved = { game: belongings?.games[gameId] ?? {}, world: belongings?.world ?? {} } as SavedData;
  return { ...visitor, saved };
}
