import type { PlayerId } from '@playloom/game-format';
import type { ClientMessage, KickVoteView, VoteOutcome } from '@playloom/protocol';
import type { Client } from '../clients/Client.ts';
import { findClientOf } from '../clients/findClientOf.ts';
import { VOTE_PAUSE_SECONDS, VOTE_SECONDS, VOTES_NEEDED_MIN } from '../limits.ts';
import type { Room } from '../Room.ts';
import { tellEveryone } from '../view/tellEvent.ts';
import { findTarget, sendAway } from './kickPlayer.ts';
import type { KickVote } from './KickDesk.ts';
import { type KickRefusal, refuseKick, VOTED_OUT } from './refuseKick.ts';

/** Asks everybody whether a player has to go; whoever asks says yes. */
export function callVote(room: Room, by: Client, player: PlayerId): void {
  const { kicks, world } = room;
  const { userId } = by.visitor;
  const refusal = refuseCall(room, by, player);
  if (refusal !== null || userId === null) return refuseKick(by, refusal ?? 'vote-sign-in');
  const target = findTarget(room, by, player);
  if (target === null) return undefined;
  const electorate = new Set(listVoters(room, target).keys());
  if (electorate.size < VOTES_NEEDED_MIN) return refuseKick(by, 'vote-too-few');
  kicks.vote = {
    number: kicks.nextVote,
    player,
    callerId: userId,
    caller: by.visitor.name,
    endsAt: world.tick + VOTE_SECONDS * world.game.tickRate,
    electorate,
    ballots: new Map([[userId, true]]),
  };
  kicks.nextVote += 1;
  kicks.mayCallAt.set(userId, world.tick + VOTE_PAUSE_SECONDS * world.game.tickRate);
  tellEveryone(room, describeVote(room, kicks.vote, 'open'));
  return undefined;
}

export function castVote(room: Room, by: Client, said: Extract<ClientMessage, { kind: 'vote' }>): void {
  const { vote } = room.kicks;
  const { userId } = by.visitor;
  if (vote === null || vote.number !== said.vote) return refuseKick(by, 'vote-over');
  if (userId === null || by.player === vote.player || !vote.electorate.has(userId))
    return refuseKick(by, userId === null ? 'vote-sign-in' : 'vote-no-voice');
  // The first answer stands: who could change it would be asked to.
  if (vote.ballots.has(userId)) return undefined;
  vote.ballots.set(userId, said.isYes);
  tellEveryone(room, describeVote(room, vote, 'open'));
  countVotes(room);
  return undefined;
}

/** Ends the vote when it is decided. Those who left are not counted, neither among the voters nor for their answer. */
export function countVotes(room: Room): void {
  const { vote } = room.kicks;
  if (vote === null) return;
  const outcome = judgeVote(room, vote);
  if (outcome === 'open') return;
  room.kicks.vote = null;
  tellEveryone(room, describeVote(room, vote, outcome));
  const { tick, game } = room.world;
  if (outcome === 'failed')
    room.kicks.sparedUntil.set(vote.player, tick + VOTE_PAUSE_SECONDS * game.tickRate);
  // Whoever went by themselves took the vote along: the caller may ask again should they come back.
  if (outcome === 'gone') room.kicks.mayCallAt.delete(vote.callerId);
  const target = findClientOf(room, vote.player);
  if (outcome === 'passed' && target !== null) sendAway(room, target, VOTED_OUT);
}

export function describeVote(room: Room, vote: KickVote, outcome: VoteOutcome): KickVoteView {
  const { yes, no, needed, voters } = count(room, vote);
  const { number, player, caller, endsAt } = vote;
  const name = room.playerNames.get(player) ?? '';
  return { kind: 'vote', vote: number, player, name, caller, endsAt, yes, no, needed, voters, outcome };
}

function refuseCall({ kicks, world }: Room, { visitor, player: own, hasJoined }: Client, player: PlayerId) {
  const { userId } = visitor;
  const refusals: readonly (readonly [KickRefusal, boolean])[] = [
    ['vote-sign-in', userId === null],
    ['vote-no-voice', own === null || !hasJoined],
    ['vote-running', kicks.vote !== null],
    ['vote-too-soon', (kicks.mayCallAt.get(userId ?? '') ?? 0) > world.tick],
    ['vote-spared', (kicks.sparedUntil.get(player) ?? 0) > world.tick],
  ];
  return refusals.find(([, holds]) => holds)?.[0] ?? null;
}

/**
 * People with an account who play here, except the one it is about. Bots and those who watch have no voice, nor have
 * guests: one person could come as many of them.
 */
function listVoters(room: Room, target: Client | null): Map<string, PlayerId> {
  const voters = new Map<string, PlayerId>();
  for (const client of room.clients.values()) {
    const { visitor, player, hasJoined } = client;
    if (client !== target && visitor.userId !== null && player !== null && hasJoined)
      voters.set(visitor.userId, player);
  }
  return voters;
}

function count(room: Room, vote: KickVote) {
  const here = listVoters(room, findClientOf(room, vote.player));
  const voters = [...here].filter(([userId]) => vote.electorate.has(userId));
  const said = (answer: boolean): number =>
    voters.filter(([userId]) => vote.ballots.get(userId) === answer).length;
  return {
    yes: said(true),
    no: said(false),
    needed: Math.max(VOTES_NEEDED_MIN, Math.floor(voters.length / 2) + 1),
    voters: voters.map(([, player]) => player),
  };
}

function judgeVote(room: Room, vote: KickVote): VoteOutcome {
  if (findClientOf(room, vote.player) === null) return 'gone';
  const { yes, no, needed, voters } = count(room, vote);
  if (yes >= needed) return 'passed';
  return voters.length - no < needed || room.world.tick >= vote.endsAt ? 'failed' : 'open';
}
