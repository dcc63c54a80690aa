import type { DraftRole } from '@playloom/api-contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../storage/openDatabase.ts';

/** The current permissions of a user who has a draft open. */
export interface DraftEditorAccess {
  isSignedIn: boolean;
  /** Whether the game is in the trash or deleted. */
  isTrashed: boolean;
  role: DraftRole | null;
}

/** Reads the permissions of all editors in one query. The result has the same order as `editors`. */
export async function listDraftEditorAccess(
  db: Db,
  editors: readonly { sessionId: string; gameId: string; userId: string }[],
  now: Date,
): Promise<DraftEditorAccess[]> {
  const column = (name: 'sessionId' | 'gameId' | 'userId') =>
    sql`${sql.param(`{${editors.map((editor) => editor[name]).join(',')}}`)}::uuid[]`;
  const { rows } = await db.execute<{
    is_signed_in: boolean;
    is_trashed: boolean;
    role: DraftRole | null;
  }>(sql`
    select s.id is not null as is_signed_in,
           g.id is null or g.trashed_at is not null as is_trashed,
           case when g.creator_id = e.user_id then 'owner' else c.role end as role
      from unnest(${column('sessionId')}, ${column('gameId')}, ${column('userId')})
             with ordinality as e (session_id, game_id, user_id, place)
      left join sessions s on s.id = e.session_id and s.user_id = e.user_id and s.expires_at > ${now.toISOString()}
      left join games g on g.id = e.game_id
      left join collaborators c on c.game_id = e.game_id and c.user_id = e.user_id
     order by e.place`);
  return rows.map(({ is_signed_in, is_trashed, role }) => ({
    isSignedIn: is_signed_in,
    isTrashed: is_trashed,
    role,
  }));
}
