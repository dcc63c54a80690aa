import { Readable } from 'node:stream';
import { callbackify } from 'node:util';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

export interface DeliveredMail {
  /** Name of the authenticated user. */
  user: string | undefined;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
}

export interface SmtpServer {
  /** A value for SMTP_URL, with username and password. */
  url: string;
  received: DeliveredMail[];
  close(): void;
}

/** Starts a mail server for one test. `refuses` decides which recipients it rejects. */
export async function startSmtpServer(
  refuses: (address: string) => boolean = () => false,
): Promise<SmtpServer> {
  const received: DeliveredMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, callback) =>
      password === 'pass word' ? callback(null, { user: username }) : callback(new Error('wrong password')),
    onRcptTo: ({ address }, _session, callback) =>
      callback(refuses(address) ? new Error(`no such mailbox: ${address}`) : null),
    onData: callbackify(async (stream: Readable, session: SMTPServerSession) => {
      received.push(await readDelivery(stream, session));
    }),
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  return { url: `smtp://loom:pass%20word@127.0.0.1:${port}`, received, close: () => server.close() };
}

async function readDelivery(stream: Readable, { user, envelope }: SMTPServerSession): Promise<DeliveredMail> {
  const {
    subject = '',
    text = '',
    html = '',
  } = await PostalMime.parse(Readable.toWeb(stream) as ReadableStream);
  return {
    user,
    from: envelope.mailFrom ? envelope.mailFrom.address : '',
    to: envelope.rcptTo.map(({ address }) => address),
    subject,
    text: text.trim(),
    html: html.trim(),
  };
}
