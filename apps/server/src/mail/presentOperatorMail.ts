import type { Config } from '../config.ts';
import { composeMail } from './composeMail.ts';
import type { Mail } from './Mail.ts';

interface OperatorNote {
  subject: string;
  /** Where an answer goes; empty when the writer left no address. */
  replyTo: string;
  /** What is known about the message, as name and value. */
  facts: [string, string][];
  message: string;
}

/** A message to the people who run this installation; an answer goes straight to the one who wrote. */
export function presentOperatorMail(
  config: Config,
  { subject, replyTo, facts, message }: OperatorNote,
): Mail {
  const title = onOneLine(subject);
  const mail = composeMail(config, {
    to: config.operatorEmail,
    subject: title,
    heading: title,
    paragraphs: message.split(/[\r\n]+/),
    smallPrint: facts.map(([name, value]) => `${name}: ${onOneLine(value)}`),
  });
  return replyTo ? { ...mail, replyTo } : mail;
}

/** A line break in a header would start another header; in a fact it would pass for a fact of its own. */
function onOneLine(text: string): string {
  return text.replace(/\p{C}+/gu, ' ').trim();
}
