import { Readable } from 'node:stream';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface Delivery {
  /** Who signed in to deliver. */
  user: string | undefined;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
}

export interface SmtpServer {
  /** With name and password, in the form SMTP_URL takes. */
  url: string;
  received: Delivery[];
  close(): void;
}

/** A mail server for one test; `refuses` says which recipients it does not take. */
export async function startSmtpServer(
  refuses: (address: string) => boolean = () => false,
): Promise<SmtpServer> {
  const received: Delivery[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, callback) =>
      password === 'pass word' ? callback(null, { user: username }) : callback(new Error('wrong password')),
    onRcptTo: ({ address }, _session, callback) =>
      callback(refuses(address) ? new Error(`no such mailbox: ${address}`) : null),
    onData(stream, { user, envelope }, callback) {
      PostalMime.parse(streamToWeb(stream)).then(({ subject = '', text = '', html = '' }) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ user, from, to, subject, text: text.trim(), html: html.trim() });
        callback();
      }, callback);
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  return { url: `smtp://loom:pass%20word@127.0.0.1:${port}`, received, close: () => void server.close() };
}

function streamToWeb(stream: NodeJS.ReadableStream): ReadableStream {
  return Readable.toWeb(stream as Readable) as ReadableStream;
}
