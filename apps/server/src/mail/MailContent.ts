/**
 * The text of a mail without its layout. Both the text and the HTML part are rendered from it, so they always
 * agree.
 */
export interface MailContent {
  to: string;
  /** The outbox mailer logs it, so it must not contain secrets. */
  subject: string;
  heading: string;
  paragraphs: string[];
  /** Shown large, so that it is easy to read and type. */
  pin?: string;
  button?: { label: string; url: string };
  smallPrint: string[];
}
