import { z } from 'zod';

/**
 * Messages between editor and server besides the edits themselves, as JSON in the stateless messages of the
 * editing socket.
 *
 * An edit that the server has received may still be lost if its process dies: only edits in the database are
 * saved. After its edits, an editor therefore sends `{kind:'mark', mark:n}` with an increasing number.
 * Messages of a connection are handled in order, and once everything before the mark is in the database, the
 * server answers `{kind:'stored', mark:n}`. After a reconnection (`synced`), the last mark is sent again,
 * because a connection does not know the marks of earlier ones.
 */
const draftMarkSchema = z.strictObject({
  kind: z.literal('mark'),
  mark: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
});
export type DraftMark = z.infer<typeof draftMarkSchema>;

/**
 * Why edits were rejected: the draft is full, the user may only view it, or an edit is larger or more deeply nested
 * than any edit of our editor. In the last case the connection is closed, and a new one would be rejected again.
 */
const draftRefusalReasonSchema = z.enum(['full', 'read-only', 'too-complex']);
export type DraftRefusalReason = z.infer<typeof draftRefusalReasonSchema>;

const draftNoticeSchema = z.discriminatedUnion('kind', [
  /** Everything this connection sent before the mark is in the database. */
  z.object({ kind: z.literal('stored'), mark: z.number() }),
  /** The database does not respond. The server keeps the edits in memory and retries. */
  z.object({ kind: z.literal('delayed') }),
  /** Edits were rejected, and no one else sees them. */
  z.object({ kind: z.literal('refused'), reason: draftRefusalReasonSchema }),
  /** An edit exceeded a limit of the draft and was undone for everyone; `message` names the limit. */
  z.object({ kind: z.literal('taken-back'), path: z.string(), message: z.string() }),
  /** The user's role has changed. */
  z.object({ kind: z.literal('role'), role: z.enum(['owner', 'editor', 'viewer']) }),
]);
export type DraftNotice = z.infer<typeof draftNoticeSchema>;

/**
 * Why a connection was rejected (`authenticationFailed`) or ended (`close`) for good: a retry does not help.
 */
export const draftCloseReasons = [
  'not-found',
  'not-allowed',
  'removed',
  'trashed',
  'signed-out',
  'too-complex',
] as const;
export type DraftCloseReason = (typeof draftCloseReasons)[number];

/** Parses a message from the server; null if it is not valid. */
export function parseDraftNotice(payload: string): DraftNotice | null {
  return readMessage(draftNoticeSchema, payload);
}

export function parseDraftMark(payload: string): DraftMark | null {
  return readMessage(draftMarkSchema, payload);
}

export function serializeDraftMessage(message: DraftMark | DraftNotice): string {
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
