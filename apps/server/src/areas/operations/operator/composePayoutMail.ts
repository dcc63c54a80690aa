import { formatCoinCount } from '@playloom/api-contract';
import type { Config } from '../../../process/config.ts';
import { composeMail } from '../../../mail/composeMail.ts';
import type { Mail } from '../../../mail/Mail.ts';
import type { MailContent } from '../../../mail/MailContent.ts';

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
    ...composeTitle({ coins, state, isSandbox }),
    paragraphs: isPaid
      ? [
          isSandbox
            ? 'Some coins on this site were bought with test money, so no real money was sent.'
            : 'The money is on its way.',
          `Reference: ${decision}`,
        ]
      : ['We couldn’t make this payout, so we returned the coins to your balance.', `Reason: ${decision}`],
    smallPrint: ['Reply to this email if something is wrong.'],
  });
  return { ...mail, replyTo: config.operatorEmail };
}

function composeTitle({
  coins,
  state,
  isSandbox,
}: Pick<DecidedPayout, 'coins' | 'state' | 'isSandbox'>): Pick<MailContent, 'subject' | 'heading'> {
  const amount = formatCoinCount(coins);
  if (state === 'returned') {
    return { subject: 'Your Playloom payout was rejected', heading: `We returned ${amount}` };
  }
  return isSandbox
    ? {
        subject: 'Your Playloom test payout is complete',
        heading: `Your test payout of ${amount} is complete`,
      }
    : { subject: 'Your Playloom payout was paid', heading: `We paid out ${amount}` };
}
