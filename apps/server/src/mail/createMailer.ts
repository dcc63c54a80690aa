import { randomUUID } from 'node:crypto';
import nodemailer from 'nodemailer';
import type { Logger } from 'pino';
import type { Clock } from '../process/clock.ts';
import type { Config } from '../process/config.ts';
import { LOCAL } from '../object-store/createFolderStore.ts';
import type { ObjectStore } from '../object-store/ObjectStore.ts';
import { OBJECT_FOLDERS } from '../object-store/objectKeys.ts';
import type { Mail, Mailer } from './Mail.ts';

const SMTP_TIMEOUT_MS = 20_000;

interface MailerOptions {
  config: Config;
  objects: ObjectStore;
  clock: Clock;
  log: Logger;
}

export function createMailer({ config, objects, clock, log }: MailerOptions): Mailer {
  return config.smtpUrl
    ? createSmtpMailer(config.smtpUrl, config.mailFrom)
    : createOutboxMailer(objects, config.mailFrom, clock, log);
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
function createOutboxMailer(objects: ObjectStore, from: string, clock: Clock, log: Logger): Mailer {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await composer.sendMail(toMessage(mail, from));
      const moment = clock.now().toISOString().replaceAll(':', '-');
      const key = `${OBJECT_FOLDERS.outbox}${moment}-${randomUUID().slice(0, 8)}.eml`;
      await objects.put(key, message as Buffer);
      log.info(
        { subject: mail.subject, link: mail.link, file: objects.locate(key) },
        'mail written to the outbox',
      );
    },
    async check() {
      await objects.measure(`${OBJECT_FOLDERS.outbox}none.eml`);
      return objects.location === LOCAL ? 'files in DATA_DIR/outbox' : `files in ${objects.location}/outbox`;
    },
    close: () => composer.close(),
  };
}

function toMessage({ to, subject, text, html, replyTo }: Mail, from: string) {
  return { from, to, subject, text, html, ...(replyTo ? { replyTo } : {}) };
}
