import type { Config } from '../process/config.ts';
import { composeMail } from './composeMail.ts';
import type { Mail } from './Mail.ts';

interface OperatorNote {
  subject: string;
  /** Address for a reply; empty if the sender gave none. */
  replyTo: string;
  /** Details about the message, as name and value. */
  facts: [string, string][];
  message: string;
}

/** A message to the operators. Replies go directly to the sender. */
export function composeOperatorMail(
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

/** Replaces line breaks. In a header, one would start a new header; in a detail, it would look like another detail. */
function onOneLine(text: string): string {
  return text.replace(/\p{C}+/gu, ' ').trim();
}
