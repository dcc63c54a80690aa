import { limits, type ReportSubject } from '@playloom/api-contract';
import type { ReportedPlayer } from '@playloom/game-client';
import { browserApi } from '../session/browserApi.ts';

/** What a report of somebody who plays along is about: the newest of what was said goes along. */
export function createReportSubject(
  username: string,
  gameId: string,
  recentMessages: ReportedPlayer['heard'],
): ReportSubject {
  const messages = recentMessages.slice(-limits.REPORTED_MESSAGES_MAX).map(({ author, text }) => ({
    author: author.slice(0, limits.REPORTED_NAME_MAX),
    text: text.slice(0, limits.REPORTED_TEXT_MAX),
  }));
  return { kind: 'user', username, gameId, heard: messages };
}

/** In the game it holds already; guests have nothing to keep it in, and play on. */
export async function muteOnAccount(username: string, isMuted: boolean): Promise<void> {
  try {
    const api = await browserApi();
    const { data: blocks } = await api.listBlocks();
    const known = blocks.find(({ user }) => user.local.username === username);
    // Whom one has blocked stays blocked.
    if (isMuted && !known) await api.blockUser({ params: { username }, body: { kind: 'mute' } });
    if (!isMuted && known?.kind === 'mute') await api.unblockUser({ params: { username } });
  } catch {
    return;
  }
}
