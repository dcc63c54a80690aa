/** A mail in the queue. It is complete, so that sending needs only the mailer. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The link that the mail asks to open. The outbox mailer logs it. */
  link?: string;
  replyTo?: string;
}

/** Sends mails: to files in the outbox by default, or to an SMTP server when one is configured. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}
