import type { WithDocuments } from '../documents/DocumentThreads.ts';
import { toDocumentProblem } from '../documents/toDocumentProblem.ts';
import type { ExportParts } from '../documents/createExportParts.ts';

/** Reads the parts of a game to export. If the document is invalid, throws its problems. */
export async function readExportParts({ documents }: WithDocuments, text: string): Promise<ExportParts> {
  const parts = await documents.run('describeExport', { text });
  if (parts.ok) return parts.value;
  throw toDocumentProblem(parts.error);
}
