import type { Config } from '../../../process/config.ts';
import { formatUtcTime } from '../../../mail/formatUtcTime.ts';
import type { Ban } from './banQueries.ts';

export const APPEAL_PATH = '/appeal';

/** Writes the sentence about a ban, which is the same on every page and in every answer. */
export function describeBan(
  { game, reason, expiresAt }: Pick<Ban, 'game' | 'reason' | 'expiresAt'>,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): string {
  const from = game === null ? '' : ` from ${game.title}`;
  const until = expiresAt === null ? 'permanently' : `until ${formatUtcTime(expiresAt)}`;
  const why = reason.trim().replace(/\.+$/, '') || 'not specified';
  return `You are banned${from} ${until}. Reason: ${why}. To appeal, go to ${publicUrl}${APPEAL_PATH}.`;
}
