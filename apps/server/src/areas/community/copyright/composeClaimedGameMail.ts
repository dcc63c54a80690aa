import type { CopyrightDecision } from '@playloom/api-contract';
import type { Config } from '../../../process/config.ts';
import { composeMail } from '../../../mail/composeMail.ts';
import type { Mail } from '../../../mail/Mail.ts';

interface ClaimedGame {
  to: string;
  number: number;
  title: string;
  /** Name of the claimant; nothing else about them is shared. */
  claimant: string;
  decision: Exclude<CopyrightDecision, 'reject'>;
  reason: string;
  /** The page with the claim and the counter-notice form. */
  link: string;
}

/** Informs a creator about a copyright claim against their game. */
export function composeClaimedGameMail(config: Config, game: ClaimedGame): Mail {
  const { to, number, title, claimant, decision, reason, link } = game;
  const headings = {
    remove: `${title} was removed after a copyright claim`,
    restore: `${title} was restored`,
    keep: `${title} stays removed`,
  };
  const paragraphs = {
    remove: [
      `${claimant} says that your game uses their work without permission. No one can find or play it right now. You can still edit it.`,
      'If this is a mistake, or if you have permission to use the work, send a counter-notice.',
    ],
    restore: ['We reviewed the copyright claim and closed it. People can find and play your game again.'],
    keep: ['We reviewed your counter-notice and decided to keep the game removed.'],
  };
  const mail = composeMail(config, {
    to,
    subject: `Playloom copyright claim ${number} about your game`,
    heading: headings[decision],
    paragraphs: [...paragraphs[decision], `Reason: ${reason}`],
    button: { label: decision === 'remove' ? 'Send a counter-notice' : 'View the claim', url: link },
    smallPrint: ['Reply to this email if you have questions.'],
  });
  return { ...mail, replyTo: config.operatorEmail };
}
