import { apiLimits, type ReportSubject } from '@playloom/api-contract';
import type { ReportedPlayer } from '@playloom/game-client';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';

/** Creates the subject of a report about another player, including the newest chat messages. */
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

/**
 * Stores the mute in the user's account. Errors are ignored: the mute already works in this game, and guests have no
 * account.
 */
export async function saveMuteToAccount(username: string, isMuted: boolean): Promise<void> {
  try {
    const api = await loadBrowserApi();
    const { data: blocks } = await api.listBlocks();
    const known = blocks.find(({ user }) => user.local.username === username);
    // Don't turn an existing block into a mute.
    if (isMuted && !known) await api.blockUser({ params: { username }, body: { kind: 'mute' } });
    if (!isMuted && known?.kind === 'mute') await api.unblockUser({ params: { username } });
  } catch {
    return;
  }
}
