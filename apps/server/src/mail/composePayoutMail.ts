import { formatNumber } from '@playloom/api-contract';
import type { Config } from '../config.ts';
import { composeMail } from './composeMail.ts';
import type { Mail } from './Mail.ts';

interface DecidedPayout {
  to: string;
  coins: number;
  state: 'paid' | 'returned';
  /** How the payout was made, or why it was rejected. */
  decision: string;
  isSandbox: boolean;
}

/** Informs a creator about a payout they requested. */
export function composePayoutMail(
  config: Config,
  { to, coins, state, decision, isSandbox }: DecidedPayout,
): Mail {
  const isPaid = state === 'paid';
  const mail = composeMail(config, {
    to,
    subject: isPaid ? 'Your Playloom payout was paid' : 'Your Playloom payout was rejected',
    heading: isPaid ? `We paid out ${formatNumber(coins)} coins` : `We returned ${formatNumber(coins)} coins`,
    paragraphs: isPaid
      ? [
          isSandbox
            ? 'This was a test. Coins on this site are bought with play money, so no real money was sent.'
            : 'The money is on its way.',
          `Reference: ${decision}`,
        ]
      : ['We couldn’t make this payout, so we returned the coins to your balance.', `Reason: ${decision}`],
    smallPrint: ['Reply to this email if something is wrong.'],
  });
  return { ...mail, replyTo: config.operatorEmail };
}
