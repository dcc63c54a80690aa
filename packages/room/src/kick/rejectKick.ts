import type { Client } from '../clients/Client.ts';
import { KICK_BAN_SECONDS, VOTES_NEEDED_MIN, VOTE_PAUSE_SECONDS } from '../limits.ts';

const rejectionTexts = {
  'kick-not-allowed': 'Only whoever opened this room or keeps order in the game can send others away.',
  'kick-nobody': 'There is nobody here to send away.',
  'kick-protected': 'Whoever keeps order here cannot be sent away.',
  'vote-sign-in': 'Log in to take part in votes.',
  'vote-running': 'There is a vote already.',
  'vote-too-few': `It takes ${VOTES_NEEDED_MIN} people with an account to send somebody away.`,
  'vote-too-soon': `You can ask for a vote every ${VOTE_PAUSE_SECONDS / 60} minutes.`,
  'vote-spared': 'There was a vote about this player just now.',
  'vote-over': 'This vote is over.',
  'vote-no-voice': 'You have no voice in this vote.',
} as const;

export type KickRejection = keyof typeof rejectionTexts;

export const VOTED_OUT_TEXT = `The players of this room voted you out. You can come back in ${KICK_BAN_SECONDS / 60} minutes.`;

/** Nothing that is asked without right is punished: a page may be a moment behind. */
export function rejectKick({ backlog }: Client, id: KickRejection): void {
  backlog.push({ kind: 'notice', id, text: rejectionTexts[id] });
}
