import type { Config } from '../../../process/config.ts';
import { composeMail } from '../../../mail/composeMail.ts';
import type { Mail } from '../../../mail/Mail.ts';

/** A reply to a person who contacted the operators. */
export function composeReplyMail(
  config: Config,
  { to, message, reply }: { to: string; message: string; reply: string },
): Mail {
  const mail = composeMail(config, {
    to,
    subject: 'A reply from Playloom',
    heading: 'We replied to your message',
    paragraphs: reply.split(/[\r\n]+/),
    smallPrint: ['You wrote:', ...message.split(/[\r\n]+/)],
  });
  return { ...mail, replyTo: config.operatorEmail };
}
