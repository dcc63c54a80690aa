/**
 * The content of a mail without its layout. The text part and the HTML part are both rendered from it, so they
 * always match.
 */
export interface MailContent {
  to: string;
  /** Must not contain secrets, because the outbox mailer logs it. */
  subject: string;
  heading: string;
  paragraphs: string[];
  /** Shown large, so that it is easy to read and type. */
  pin?: string;
  button?: { label: string; url: string };
  smallPrint: string[];
}
