import { setTimeout as pause } from 'node:timers/promises';
import type { SeatSettings } from '@playloom/room-contract';
import type { Member } from './createRoomMembers.ts';
import type { RoomHandle } from './RoomHandle.ts';

/** If the platform takes longer, the player goes on and the answer is applied when it comes. */
const ANSWER_LIMIT_MS = 1_000;

/**
 * Asks the platform whether these members may stay, and applies what the room has missed: orders don’t reach a room
 * that is moving, whose process has just died, or while Redis is away. Without an answer nothing changes until the next
 * check, because a platform that is restarted or older must not end games.
 */
export async function checkMembers(room: RoomHandle, members: Iterable<Member>): Promise<void> {
  await Promise.all([...members].map((member) => checkMember(room, member)));
}

/** Like `checkMembers`, for a player who waits for the answer. */
export async function checkReturning(room: RoomHandle, member: Member): Promise<void> {
  // What guests may have missed concerns the whole room.
  if (member.visitor.userId === null) return;
  const stopWaiting = new AbortController();
  const limit = pause(ANSWER_LIMIT_MS, undefined, { signal: stopWaiting.signal }).catch(() => undefined);
  await Promise.race([checkMember(room, member), limit]);
  stopWaiting.abort();
}

async function checkMember(room: RoomHandle, member: Member): Promise<void> {
  const { visitor } = member;
  const { gameId, release, context } = room;
  const { userId, signIn, isSilent } = visitor;
  const answer = await context.seats.check({ gameId, release, userId, ...(signIn && { signIn }) });
  // A room that has moved in the meantime is checked again where it continues.
  if (room.isClosing || answer === null) return;
  const { standing, settings } = answer;
  if (standing === 'game-closed') return void room.finish('game-closed');
  if (userId === null) return;
  if (standing === 'banned') return room.enforce({ userId, kind: 'ban' });
  if (standing === 'signed-out')
    return room.enforce({ userId, kind: 'sign-out', sessions: signIn ? [signIn] : [] });
  if (standing === 'muted' && !isSilent) await room.enforce({ userId, kind: 'mute' });
  // An order that has arrived in the meantime may be newer than the answer.
  const isChanged = member.visitor.hides !== visitor.hides;
  if (settings !== null && !isChanged) await applySettings(room, member, userId, settings);
}

/** Applies what the user has changed without the room noticing. */
async function applySettings(
  room: RoomHandle,
  { visitor }: Member,
  userId: string,
  { hides, canWrite, isUnderAge }: SeatSettings,
): Promise<void> {
  if (!isSameSet(visitor.hides ?? [], hides)) await room.enforce({ userId, kind: 'hide', hides });
  if (canWrite && !visitor.canChat && !visitor.isSilent)
    await room.enforce({ userId, kind: 'allow-chat', isUnderAge });
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && new Set([...one, ...other]).size === one.length;
}
