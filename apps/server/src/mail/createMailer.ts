import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Logger } from 'pino';
import type { Clock } from '../process/clock.ts';
import type { Config } from '../process/config.ts';
import type { Mail, Mailer } from './Mail.ts';

const SMTP_TIMEOUT_MS = 20_000;

export function createMailer(config: Config, clock: Clock, log: Logger): Mailer {
  return config.smtpUrl
    ? createSmtpMailer(config.smtpUrl, config.mailFrom)
    : createOutboxMailer(join(config.dataDir, 'outbox'), config.mailFrom, clock, log);
}

function createSmtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  });
  return {
    async send(mail) {
      await transport.sendMail(toMessage(mail, from));
    },
    async check() {
      await transport.verify();
      return new URL(url).host;
    },
    close: () => transport.close(),
  };
}

/** Used without a mail server. Writes each mail to a file that any mail program can open. */
function createOutboxMailer(folder: string, from: string, clock: Clock, log: Logger): Mailer {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await composer.sendMail(toMessage(mail, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${clock.now().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
      await writeFile(join(folder, `.${name}`), message as Buffer, { mode: 0o600 });
      await rename(join(folder, `.${name}`), join(folder, name));
      log.info(
        { subject: mail.subject, link: mail.link, file: join(folder, name) },
        'mail written to the outbox',
      );
    },
    async check() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await access(folder, constants.W_OK);
      return 'files in DATA_DIR/outbox';
    },
    close: () => composer.close(),
  };
}

function toMessage({ to, subject, text, html, replyTo }: Mail, from: string) {
  return { from, to, subject, text, html, ...(replyTo ? { replyTo } : {}) };
}
