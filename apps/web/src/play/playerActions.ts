import { apiLimits, type ReportSubject } from '@playloom/api-contract';
import type { ReportedPlayer } from '@playloom/game-client';
import { browserApi } from '../session/browserApi.ts';

/** Subject of a report about another player; it includes the newest chat messages. */
export function createReportSubject(
  username: string,
  gameId: string,
  recentMessages: ReportedPlayer['heard'],
): ReportSubject {
  const messages = recentMessages.slice(-apiLimits.REPORTED_MESSAGES_MAX).map(({ author, text }) => ({
    author: author.slice(0, apiLimits.REPORTED_NAME_MAX),
    text: text.slice(0, apiLimits.REPORTED_TEXT_MAX),
  }));
  return { kind: 'user', username, gameId, heard: messages };
}

/** The mute already works in the game. Guests have no account to store it in. */
export async function muteOnAccount(username: string, isMuted: boolean): Promise<void> {
  try {
    const api = await browserApi();
    const { data: blocks } = await api.listBlocks();
    const known = blocks.find(({ user }) => user.local.username === username);
    // A blocked user stays blocked.
    if (isMuted && !known) await api.blockUser({ params: { username }, body: { kind: 'mute' } });
    if (!isMuted && known?.kind === 'mute') await api.unblockUser({ params: { username } });
  } catch {
    return;
  }
}
