import type { Config } from '../config.ts';
import { composeMail } from './composeMail.ts';
import type { Mail } from './Mail.ts';

export interface DecidedPayout {
  to: string;
  coins: number;
  state: 'paid' | 'returned';
  /** How it was paid, or why not. */
  decision: string;
  isSandbox: boolean;
}

/** What became of the payout that a creator asked for. */
export function presentPayoutMail(
  config: Config,
  { to, coins, state, decision, isSandbox }: DecidedPayout,
): Mail {
  const isPaid = state === 'paid';
  const mail = composeMail(config, {
    to,
    subject: isPaid ? 'Your Playloom payout was made' : 'Your Playloom payout was not made',
    heading: isPaid ? `${coins} coins are paid out` : `${coins} coins are yours again`,
    paragraphs: isPaid
      ? [
          isSandbox
            ? 'This was a rehearsal: the coins were bought with play money, and no money moved.'
            : 'The money is on its way to you.',
          `Reference: ${decision}`,
        ]
      : ['We could not make this payout, and gave you the coins back.', `The reason: ${decision}`],
    smallPrint: ['Answer this mail if something is not right.'],
  });
  return { ...mail, replyTo: config.operatorEmail };
}
