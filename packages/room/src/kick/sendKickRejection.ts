import type { Client } from '../state/Client.ts';
import { KICK_BAN_SECONDS, VOTES_NEEDED_MIN, VOTE_PAUSE_SECONDS } from '../limits/roomLimits.ts';

const rejectionTexts = {
  'kick-not-allowed': 'Only moderators and the player who opened this room can kick others.',
  'kick-nobody': 'This player can’t be kicked.',
  'kick-protected': 'You can’t kick a moderator.',
  'vote-sign-in': 'Log in to vote.',
  'vote-running': 'Another vote is already in progress.',
  'vote-too-few': `At least ${VOTES_NEEDED_MIN} players with accounts must be in the room to vote on a kick.`,
  'vote-too-soon': `You can start one vote every ${VOTE_PAUSE_SECONDS / 60} minutes.`,
  'vote-spared': 'A vote to kick this player just failed. Try again later.',
  'vote-over': 'This vote has ended.',
  'vote-no-voice': 'You can’t take part in this vote.',
} as const;

export type KickRejection = keyof typeof rejectionTexts;

export const VOTED_OUT_TEXT = `Players voted to kick you. You can rejoin in ${KICK_BAN_SECONDS / 60} minutes.`;

/**
 * Sends the reason why a request was rejected. It has no other consequences: the page may be slightly out of
 * date.
 */
export function sendKickRejection({ backlog }: Client, id: KickRejection): void {
  backlog.push({ kind: 'notice', id, text: rejectionTexts[id] });
}
