import type { Config } from '../config.ts';
import { composeMail } from './composeMail.ts';
import type { Mail } from './Mail.ts';

/** What somebody is answered who wrote to the people who run this installation. */
export function presentAnswerMail(
  config: Config,
  { to, message, reply }: { to: string; message: string; reply: string },
): Mail {
  const mail = composeMail(config, {
    to,
    subject: 'An answer from Playloom',
    heading: 'An answer to your message',
    paragraphs: reply.split(/[\r\n]+/),
    smallPrint: ['You wrote:', ...message.split(/[\r\n]+/)],
  });
  return { ...mail, replyTo: config.operatorEmail };
}
