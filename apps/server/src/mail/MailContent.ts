/** What a mail says, without how it looks. Both parts of the mail are made from it, so they always agree. */
export interface MailContent {
  to: string;
  /** Reaches the log of the outbox door: nothing secret belongs here. */
  subject: string;
  heading: string;
  paragraphs: string[];
  /** Shown large, for reading off and typing in. */
  pin?: string;
  button?: { label: string; url: string };
  smallPrint: string[];
}
