import type { Endpoints, InboxMessage, MessageKind, EndpointQuery } from '@playloom/api-contract';
import { eq } from 'drizzle-orm';
import { NotFound } from '../../../http/errors.ts';
import { composeReplyMail } from './composeReplyMail.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import { listBans, type Ban } from '../../identity/sanctions/banQueries.ts';
import type { Db, WithDatabase } from '../../../storage/openDatabase.ts';
import { listOperatorMessages } from './operatorQueries.ts';
import { contactMessages, feedback, type UserRow } from '../../../storage/schema.ts';
import { slicePage, getPaging } from '../../../http/paging.ts';
import { recordAction } from '../../identity/audit/recordAction.ts';

const TABLES = { feedback, contact: contactMessages } as const;

export async function listInbox(
  { db }: WithDatabase,
  { kind, state, page }: EndpointQuery<Endpoints['listInbox']>,
): Promise<{ messages: InboxMessage[]; hasMore: boolean }> {
  const wanted = { kind, isAnswered: state === 'answered' };
  const { shown, hasMore } = slicePage(await listOperatorMessages(db, wanted, getPaging(page)));
  const bans = new Map(
    (
      await listBans(
        db,
        shown.flatMap(({ sanctionId }) => sanctionId ?? []),
      )
    ).map((ban) => [ban.sanctionId, ban]),
  );
  const messages = shown.map(({ createdAt, answeredAt, sanctionId, ...message }) => ({
    kind,
    ...message,
    ban: presentBan(bans.get(sanctionId ?? '')),
    createdAt: createdAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  }));
  return { messages, hasMore };
}

function presentBan(ban: Ban | undefined): InboxMessage['ban'] {
  if (!ban) return null;
  const { user, game, reason, createdAt, expiresAt } = ban;
  return {
    userId: user.id,
    username: user.username,
    game: game?.title ?? null,
    reason,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}

interface InboxAction {
  actor: UserRow;
  kind: MessageKind;
  id: string;
}

/**
 * Marks the message as answered, logs that and mails the reply in one transaction, so that a message marked as answered
 * really was.
 */
export async function answerMessage(
  services: WithConfig & WithClock & WithDatabase & WithJobs,
  act: InboxAction,
  reply: string,
): Promise<void> {
  const { db, config, jobs } = services;
  await db.transaction(async (tx) => {
    const { email, message } = await mark(services, tx, act, true);
    const isMailed = reply !== '' && email !== '';
    await record(services, tx, act, 'message.answer', isMailed);
    if (isMailed) await jobs.send(tx, 'mail', composeReplyMail(config, { to: email, message, reply }));
  });
}

export async function reopenMessage(services: WithClock & WithDatabase, act: InboxAction): Promise<void> {
  await services.db.transaction(async (tx) => {
    await mark(services, tx, act, false);
    await record(services, tx, act, 'message.reopen', false);
  });
}

async function mark({ clock }: WithClock, tx: Db, { kind, id }: InboxAction, isAnswered: boolean) {
  const table = TABLES[kind];
  const [row] = await tx
    .update(table)
    .set({ answeredAt: isAnswered ? clock.now() : null })
    .where(eq(table.id, id))
    .returning({ email: table.email, message: table.message });
  if (!row) throw NotFound();
  return row;
}

async function record(
  { clock }: WithClock,
  tx: Db,
  { actor, kind, id }: InboxAction,
  action: 'message.answer' | 'message.reopen',
  isMailed: boolean,
): Promise<void> {
  const details = { kind, message: id, isMailed };
  await recordAction(tx, { actorId: actor.id, action, reason: '', details, now: clock.now() });
}
