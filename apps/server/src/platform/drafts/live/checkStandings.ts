import { writeDraftMessage, type DraftEnding, type DraftRole } from '@playloom/api-contract';
import type { Connection } from '@hocuspocus/server';
import type { Services } from '../../../services.ts';
import { listStandings, type Standing } from '../../../storage/standingQueries.ts';
import { hasRight } from '../policy.ts';
import { closeCodes } from './closeCodes.ts';
import { editorOf } from './EditorConnection.ts';

/** Asks the database who of the connected may still do what, and holds everybody to it at once. */
export async function checkStandings(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  connections: readonly Connection[],
): Promise<void> {
  if (connections.length === 0) return;
  const standings = await listStandings(db, connections.map(editorOf), clock.now());
  connections.forEach((connection, index) => {
    const standing = standings[index];
    if (standing) applyStanding(connection, standing);
  });
}

function applyStanding(connection: Connection, standing: Standing): void {
  const editor = editorOf(connection);
  const ending = endingOf(standing);
  if (ending !== null) return endConnection(connection, ending);
  const role = standing.role as DraftRole;
  if (role === editor.role) return;
  editor.role = role;
  connection.readOnly = !hasRight(role, 'edit');
  connection.sendStateless(writeDraftMessage({ kind: 'role', role }));
}

function endingOf({ isSignedIn, isTrashed, role }: Standing): DraftEnding | null {
  if (!isSignedIn) return 'signed-out';
  if (isTrashed) return 'trashed';
  return role === null ? 'removed' : null;
}

/** Whatever of theirs is still in line is not taken in any more. */
export function endConnection(connection: Connection, ending: DraftEnding): void {
  connection.readOnly = true;
  connection.close({ code: closeCodes.ended, reason: ending });
  editorOf(connection).socket.close(closeCodes.ended, ending);
}
