/** A mail as it waits in the queue: whole, so that sending needs nothing but the door. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The address the mail asks to open, for the log of the outbox door. */
  link?: string;
  replyTo?: string;
}

/** Where mails leave: files in the outbox by default, an SMTP server when one is configured. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}
