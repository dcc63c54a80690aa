import { apiLimits, type AgreementType } from '@playloom/api-contract';
import { and, desc, eq, gt, max, or } from 'drizzle-orm';
import type { Db } from '../../../storage/openDatabase.ts';
import { agreementVersions } from '../../../storage/schema.ts';

/** The version number of each agreement. */
export type AgreementVersions = Record<AgreementType, number>;

/** The version that ships with the product. Versions published later have higher numbers. */
export const BUILT_IN_VERSION = 1;

export async function findCurrentAgreementVersions(db: Db): Promise<AgreementVersions> {
  const rows = await db
    .select({ type: agreementVersions.type, number: max(agreementVersions.number) })
    .from(agreementVersions)
    .groupBy(agreementVersions.type);
  const current = { tos: BUILT_IN_VERSION, pp: BUILT_IN_VERSION };
  for (const { type, number } of rows) current[type] = number ?? BUILT_IN_VERSION;
  return current;
}

export async function findAgreementVersion(db: Db, type: AgreementType, number: number) {
  const [row] = await db
    .select()
    .from(agreementVersions)
    .where(and(eq(agreementVersions.type, type), eq(agreementVersions.number, number)));
  return row ?? null;
}

/** Lists versions without their texts, newest first. */
export async function listPublishedAgreementVersions(db: Db, type: AgreementType) {
  return db
    .select({ number: agreementVersions.number, publishedAt: agreementVersions.publishedAt })
    .from(agreementVersions)
    .where(eq(agreementVersions.type, type))
    .orderBy(desc(agreementVersions.number))
    .limit(apiLimits.AGREEMENT_VERSIONS_LISTED);
}

/** Lists the versions that were published after the given ones, newest first. */
export async function listAgreementVersionsAfter(db: Db, { tos, pp }: AgreementVersions) {
  const isNewer = (type: AgreementType, number: number) =>
    and(eq(agreementVersions.type, type), gt(agreementVersions.number, number));
  return db
    .select({
      type: agreementVersions.type,
      number: agreementVersions.number,
      summary: agreementVersions.summary,
      publishedAt: agreementVersions.publishedAt,
    })
    .from(agreementVersions)
    .where(or(isNewer('tos', tos), isNewer('pp', pp)))
    .orderBy(desc(agreementVersions.publishedAt), desc(agreementVersions.number))
    .limit(apiLimits.AGREEMENT_VERSIONS_LISTED);
}
