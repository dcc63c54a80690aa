import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithDocuments } from '../../creation/documents/DocumentThreads.ts';
import { findDraft } from '../../creation/drafts/draftQueries.ts';
import { findRelease } from '../../creation/games/gameQueries.ts';
import { findVersionDocument } from '../../creation/drafts/versionQueries.ts';
import type { DocumentSource } from '../../creation/documents/documentJobs.ts';

type ExportServices = WithDatabase & WithDocuments;

/**
 * Rows that contain a whole document. Each document is loaded when its row is written, because an account may have
 * gigabytes of them.
 */
const DOCUMENTS: Readonly<Record<string, { field: string; find: FindDocument }>> = {
  drafts: {
    field: 'state',
    async find({ db }, { gameId }) {
      const found = await findDraft(db, gameId);
      return found && { kind: 'state', state: found.state };
    },
  },
  draftVersions: {
    field: 'document',
    async find({ db }, { gameId, id }) {
      const text = await findVersionDocument(db, gameId, id ?? '');
      return text === null ? null : { kind: 'text', text };
    },
  },
  releases: {
    field: 'document',
    async find({ db }, { gameId, release }) {
      const found = await findRelease(db, gameId, release ?? 0);
      return found && { kind: 'text', text: found.document };
    },
  },
};

type FindDocument = (services: ExportServices, row: DocumentRow) => Promise<DocumentSource | null>;

interface DocumentRow {
  gameId: string;
  id?: string;
  release?: number;
}

/**
 * Writes the export as indented JSON, readable for people. Written row by row, so that other requests are not blocked.
 */
export async function* streamDataExport(
  services: ExportServices,
  fields: Readonly<Record<string, unknown>>,
): AsyncGenerator<string | Uint8Array> {
  let before = '{\n  ';
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    yield `${before}${JSON.stringify(name)}: `;
    before = ',\n  ';
    if (Array.isArray(value)) yield* writeRows(services, name, value);
    else yield indent(JSON.stringify(value, null, 2), '  ');
  }
  yield '\n}\n';
}

async function* writeRows(
  services: ExportServices,
  name: string,
  rows: readonly unknown[],
): AsyncGenerator<string | Uint8Array> {
  let before = '[\n    ';
  for (const row of rows) {
    const written = await writeRow(services, name, row);
    if (written === null) continue;
    yield before;
    yield written;
    before = ',\n    ';
  }
  yield before.startsWith('[') ? '[]' : '\n  ]';
}

/** Returns null if the document was deleted in the meantime. */
async function writeRow(
  services: ExportServices,
  name: string,
  row: unknown,
): Promise<string | Uint8Array | null> {
  const kind = DOCUMENTS[name];
  if (kind === undefined) return indent(JSON.stringify(row, null, 2), '    ');
  const source = await kind.find(services, row as DocumentRow);
  return source && services.documents.run('writeRow', { row: row as DocumentRow, field: kind.field, source });
}

function indent(text: string, by: string): string {
  return text.replaceAll('\n', `\n${by}`);
}
