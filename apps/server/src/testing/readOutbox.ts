import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

export interface ReceivedMail {
  to: string;
  from: string;
  replyTo: string | undefined;
  subject: string;
  text: string;
  html: string;
  /** The six-digit PIN in the mail, if there is one. */
  pin: string | undefined;
  /** The first link in the text of the mail, if there is one. */
  link: string | undefined;
  /** Name of the file in the outbox. */
  file: string;
}

// The PIN must not be next to other word characters, because a username may also contain six digits.
const PIN = /(?<!\w)\d{6}(?!\w)/;
const LINK = /https?:\/\/[^\s<>"')]+/;

/** Reads the mails that the server wrote to `DATA_DIR/outbox`, oldest first, to one address or to all. */
export async function readOutbox(dataDir: string, to?: string): Promise<ReceivedMail[]> {
  const folder = join(dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml') && !name.startsWith('.'))
      .map(async (name) => ({ name, written: (await stat(join(folder, name), { bigint: true })).mtimeNs })),
  );
  files.sort((a, b) => (a.written < b.written ? -1 : a.written > b.written ? 1 : a.name < b.name ? -1 : 1));
  const mails = await Promise.all(files.map(({ name }) => readMail(folder, name, to)));
  return mails.filter((mail) => mail !== undefined && (to === undefined || mail.to === to)) as ReceivedMail[];
}

/** Returns undefined early if the file does not contain the address, because parsing takes a hundred times longer. */
async function readMail(folder: string, file: string, to = ''): Promise<ReceivedMail | undefined> {
  const bytes = await readFile(join(folder, file));
  if (!bytes.includes(to)) return undefined;
  const mail = await PostalMime.parse(bytes);
  const text = mail.text ?? '';
  return {
    to: mail.to?.[0]?.address ?? '',
    from: mail.from?.address ?? '',
    replyTo: mail.replyTo?.[0]?.address,
    subject: mail.subject ?? '',
    text,
    html: mail.html ?? '',
    pin: text.replace(new RegExp(LINK, 'g'), '').match(PIN)?.[0],
    link: text.match(LINK)?.[0],
    file,
  };
}
