/** A mail in the queue, complete with its content, so that sending needs nothing but the mailer. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The main link of the mail, such as a confirmation link. The outbox mailer logs it. */
  link?: string;
  replyTo?: string;
}

/** Sends mails through the configured SMTP server. Without one, writes them to files in the outbox. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Checks that mails can be sent, and returns where they go. */
  check(): Promise<string>;
  close(): void;
}
