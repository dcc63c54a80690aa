import type { CopyrightDecision } from '@playloom/api-contract';
import type { Config } from '../../../process/config.ts';
import { composeMail } from '../../../mail/composeMail.ts';
import type { Mail } from '../../../mail/Mail.ts';

interface ClaimantUpdate {
  to: string;
  number: number;
  /** Title of the claimed game. */
  title: string;
  update: CopyrightDecision | 'counter_notice';
  /** The operator's reason; not set for a counter-notice. */
  reason?: string;
}

/** Informs a claimant about the decision. The contact data of the game's creator is not shared. */
export function composeClaimantMail(
  config: Config,
  { to, number, title, update, reason }: ClaimantUpdate,
): Mail {
  const sentences: Record<ClaimantUpdate['update'], string> = {
    remove: `We removed ${title}. Its creator can send a counter-notice.`,
    reject: `We did not accept your claim about ${title}.`,
    counter_notice: `The creator of ${title} sent a counter-notice. We will review both sides and write to you again.`,
    restore: `We restored ${title} after reviewing both sides.`,
    keep: `We reviewed the counter-notice. ${title} stays removed.`,
  };
  const mail = composeMail(config, {
    to,
    subject: `Your Playloom copyright claim ${number}`,
    heading: `Copyright claim ${number}`,
    paragraphs: [sentences[update], ...(reason ? [`Reason: ${reason}`] : [])],
    smallPrint: ['Reply to this email if you have questions.'],
  });
  return { ...mail, replyTo: config.operatorEmail };
}
