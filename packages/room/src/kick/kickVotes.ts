import type { PlayerId } from '@playloom/game-format';
import type { ClientMessage, KickVoteView, VoteOutcome } from '@playloom/protocol';
import type { Client } from '../state/Client.ts';
import { findClientByPlayer } from '../state/findClientByPlayer.ts';
import { VOTE_PAUSE_SECONDS, VOTE_SECONDS, VOTES_NEEDED_MIN } from '../limits/roomLimits.ts';
import type { Room } from '../state/Room.ts';
import { broadcastEvent } from '../connections/broadcastEvent.ts';
import { findKickTarget, kickClient } from './kickPlayer.ts';
import type { KickVote } from '../state/KickState.ts';
import { type KickRejection, sendKickRejection, VOTED_OUT_TEXT } from './sendKickRejection.ts';

/** Starts a vote on kicking a player. The caller's own vote is a yes. */
export function callKickVote(room: Room, by: Client, player: PlayerId): void {
  const { kickState, world } = room;
  const { userId } = by.member;
  const rejection = findCallRejection(room, by, player);
  if (rejection !== null || userId === null) return sendKickRejection(by, rejection ?? 'vote-sign-in');
  const target = findKickTarget(room, by, player);
  if (target === null) return undefined;
  const electorate = new Set(listVoters(room, target).keys());
  if (electorate.size < VOTES_NEEDED_MIN) return sendKickRejection(by, 'vote-too-few');
  kickState.vote = {
    number: kickState.nextVote,
    player,
    callerId: userId,
    caller: by.member.name,
    endsAt: world.tick + VOTE_SECONDS * world.game.tickRate,
    electorate,
    ballots: new Map([[userId, true]]),
  };
  kickState.nextVote += 1;
  kickState.canCallAt.set(userId, world.tick + VOTE_PAUSE_SECONDS * world.game.tickRate);
  broadcastEvent(room, describeKickVote(room, kickState.vote, 'open'));
  return undefined;
}

export function castKickVote(
  room: Room,
  by: Client,
  message: Extract<ClientMessage, { kind: 'vote' }>,
): void {
  const { vote } = room.kickState;
  const { userId } = by.member;
  if (vote === null || vote.number !== message.vote) return sendKickRejection(by, 'vote-over');
  if (userId === null || by.player === vote.player || !vote.electorate.has(userId))
    return sendKickRejection(by, userId === null ? 'vote-sign-in' : 'vote-no-voice');
  // The first answer is final; otherwise players would be pressured to change it.
  if (vote.ballots.has(userId)) return undefined;
  vote.ballots.set(userId, message.isYes);
  broadcastEvent(room, describeKickVote(room, vote, 'open'));
  settleKickVote(room);
  return undefined;
}

/**
 * Ends the vote once it is decided. Players who have left are not counted as voters, and neither are their
 * answers.
 */
export function settleKickVote(room: Room): void {
  const { vote } = room.kickState;
  if (vote === null) return;
  const outcome = decideOutcome(room, vote);
  if (outcome === 'open') return;
  room.kickState.vote = null;
  broadcastEvent(room, describeKickVote(room, vote, outcome));
  const { tick, game } = room.world;
  if (outcome === 'failed')
    room.kickState.sparedUntil.set(vote.player, tick + VOTE_PAUSE_SECONDS * game.tickRate);
  // If the target left on their own, the caller may start another vote when they come back.
  if (outcome === 'gone') room.kickState.canCallAt.delete(vote.callerId);
  const target = findClientByPlayer(room, vote.player);
  if (outcome === 'passed' && target !== null) kickClient(room, target, VOTED_OUT_TEXT);
}

export function describeKickVote(room: Room, vote: KickVote, outcome: VoteOutcome): KickVoteView {
  const { yes, no, needed, voters } = tallyVotes(room, vote);
  const { number, player, caller, endsAt } = vote;
  const name = room.playerNames.get(player) ?? '';
  return { kind: 'vote', vote: number, player, name, caller, endsAt, yes, no, needed, voters, outcome };
}

function findCallRejection(
  { kickState, world }: Room,
  { member, player: own, hasJoined }: Client,
  player: PlayerId,
) {
  const { userId } = member;
  const rejections: readonly (readonly [KickRejection, boolean])[] = [
    ['vote-sign-in', userId === null],
    ['vote-no-voice', own === null || !hasJoined],
    ['vote-running', kickState.vote !== null],
    ['vote-too-soon', (kickState.canCallAt.get(userId ?? '') ?? 0) > world.tick],
    ['vote-spared', (kickState.sparedUntil.get(player) ?? 0) > world.tick],
  ];
  return rejections.find(([, holds]) => holds)?.[0] ?? null;
}

/**
 * Players with an account, except the target. Bots, spectators and guests can't vote: one person could join
 * as many guests.
 */
function listVoters(room: Room, target: Client | null): Map<string, PlayerId> {
  const voters = new Map<string, PlayerId>();
  for (const client of room.clients.values()) {
    const { member, player, hasJoined } = client;
    if (client !== target && member.userId !== null && player !== null && hasJoined)
      voters.set(member.userId, player);
  }
  return voters;
}

function tallyVotes(room: Room, vote: KickVote) {
  const here = listVoters(room, findClientByPlayer(room, vote.player));
  const voters = [...here].filter(([userId]) => vote.electorate.has(userId));
  const countAnswers = (answer: boolean): number =>
    voters.filter(([userId]) => vote.ballots.get(userId) === answer).length;
  return {
    yes: countAnswers(true),
    no: countAnswers(false),
    needed: Math.max(VOTES_NEEDED_MIN, Math.floor(voters.length / 2) + 1),
    voters: voters.map(([, player]) => player),
  };
}

function decideOutcome(room: Room, vote: KickVote): VoteOutcome {
  if (findClientByPlayer(room, vote.player) === null) return 'gone';
  const { yes, no, needed, voters } = tallyVotes(room, vote);
  if (yes >= needed) return 'passed';
  return voters.length - no < needed || room.world.tick >= vote.endsAt ? 'failed' : 'open';
}
