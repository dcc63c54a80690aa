import type { Agreement, AgreementType } from '@playloom/api-contract';
import { AgreementNotFound } from './agreementErrors.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import {
  BUILT_IN_VERSION,
  findAgreementVersion,
  listPublishedAgreementVersions,
} from './agreementQueries.ts';

/** Reads the current version of an agreement, or the requested one. */
export async function readAgreement(
  { db }: WithDatabase,
  type: AgreementType,
  wanted: number | undefined,
): Promise<Agreement> {
  const published = await listPublishedAgreementVersions(db, type);
  const number = wanted ?? published[0]?.number ?? BUILT_IN_VERSION;
  const versions = [
    ...published.map((version) => ({
      number: version.number,
      publishedAt: version.publishedAt.toISOString(),
    })),
    { number: BUILT_IN_VERSION, publishedAt: null },
  ];
  if (number === BUILT_IN_VERSION)
    return { type, number, text: null, summary: '', publishedAt: null, versions };
  const row = await findAgreementVersion(db, type, number);
  if (!row) throw AgreementNotFound();
  const { text, summary, publishedAt } = row;
  return { type, number, text, summary, publishedAt: publishedAt.toISOString(), versions };
}
