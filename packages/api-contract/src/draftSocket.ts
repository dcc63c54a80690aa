import { z } from 'zod';

/**
 * What editor and server say to each other beside the edits themselves, as JSON in the stateless messages of the
 * editing socket.
 *
 * An edit that the server has taken in may still be lost when its process dies: only what the database has is
 * saved. So after its edits an editor sends `{kind:'mark', mark:n}` with a number that grows; messages of a
 * connection are handled in order, and once everything before the mark is in the database the server answers
 * `{kind:'stored', mark:n}`. After a reconnection (`synced`) the last mark is sent again: connections do not know
 * those of the ones before.
 */
const draftMarkSchema = z.strictObject({
  kind: z.literal('mark'),
  mark: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
});
export type DraftMark = z.infer<typeof draftMarkSchema>;

/**
 * Why edits were not taken in: the draft is full, this person may only view it, or an edit has more or deeper parts
 * than any editor writes. After the last the connection is closed, and a new one would be refused the same edits.
 */
const draftRefusalReasonSchema = z.enum(['full', 'read-only', 'too-complex']);
export type DraftRefusalReason = z.infer<typeof draftRefusalReasonSchema>;

const draftNoticeSchema = z.discriminatedUnion('kind', [
  /** Everything this connection sent before the mark is in the database. */
  z.object({ kind: z.literal('stored'), mark: z.number() }),
  /** The database does not answer; the server tries again, and the edits are still there as long as it lives. */
  z.object({ kind: z.literal('delayed') }),
  /** Edits were not taken in, and nobody else sees them. */
  z.object({ kind: z.literal('refused'), reason: draftRefusalReasonSchema }),
  /** An edit brought the draft over a limit and was undone for everybody; `message` names the limit. */
  z.object({ kind: z.literal('taken-back'), path: z.string(), message: z.string() }),
  /** What this person may do has changed. */
  z.object({ kind: z.literal('role'), role: z.enum(['owner', 'editor', 'viewer']) }),
]);
export type DraftNotice = z.infer<typeof draftNoticeSchema>;

/** Why a connection was refused (`authenticationFailed`) or ended (`close`) for good: trying again does not help. */
export const draftCloseReasons = [
  'not-found',
  'not-allowed',
  'removed',
  'trashed',
  'signed-out',
  'too-complex',
] as const;
export type DraftCloseReason = (typeof draftCloseReasons)[number];

/** The server's word, or null for what is none. */
export function readDraftNotice(payload: string): DraftNotice | null {
  return readMessage(draftNoticeSchema, payload);
}

export function readDraftMark(payload: string): DraftMark | null {
  return readMessage(draftMarkSchema, payload);
}

export function writeDraftMessage(message: DraftMark | DraftNotice): string {
  return JSON.stringify(message);
}

function readMessage<Message>(schema: z.ZodType<Message>, payload: string): Message | null {
  try {
    const read = schema.safeParse(JSON.parse(payload));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
