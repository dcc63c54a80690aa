import type { Services } from '../../services.ts';
import { refuseDocument } from '../documents/refuseDocument.ts';
import type { ExportParts } from './describeExport.ts';

/** Throws what has to be put right in the document. */
export async function readExportParts(
  { documents }: Pick<Services, 'documents'>,
  text: string,
): Promise<ExportParts> {
  const parts = await documents.run('describeExport', { text });
  if (parts.ok) return parts.value;
  throw refuseDocument(parts.error);
}
