import { agreementTypes, ApiError, type ApiClient } from '@playloom/api-contract';
import { content } from '../../markdown/readContent.server.ts';

const DAY_LENGTH = 'YYYY-MM-DD'.length;
const NO_SUCH_VERSION = [400, 404];

/** A version of the terms or the privacy policy. */
export interface LoadedAgreement {
  type: (typeof agreementTypes)[number];
  title: string;
  description: string;
  number: number;
  isCurrent: boolean;
  /** The day on which this version takes effect. */
  effective: string;
  markdown: string;
  versions: { number: number; effective: string }[];
}

/** Loads one version of an agreement. Returns null if the type or the version does not exist. */
export async function loadAgreement(
  api: ApiClient,
  wantedType: string,
  version: string | null = null,
): Promise<LoadedAgreement | null> {
  const type = agreementTypes.find((known) => known === wantedType);
  const builtIn = content.agreements.find(({ slug }) => slug === type);
  if (!type || !builtIn) return null;
  const found = await readVersion(api, type, version);
  if (!found) return null;
  const dayOf = (publishedAt: string | null) => publishedAt?.slice(0, DAY_LENGTH) ?? builtIn.effective;
  return {
    type,
    title: builtIn.title,
    description: builtIn.summary,
    number: found.number,
    isCurrent: found.number === found.versions[0]?.number,
    effective: dayOf(found.publishedAt),
    markdown: found.text ?? builtIn.markdown,
    versions: found.versions.map(({ number, publishedAt }) => ({ number, effective: dayOf(publishedAt) })),
  };
}

async function readVersion(api: ApiClient, type: LoadedAgreement['type'], version: string | null) {
  try {
    const query = version === null ? {} : { version: Number(version) };
    return (await api.readAgreement({ params: { type }, query })).data;
  } catch (error) {
    if (error instanceof ApiError && NO_SUCH_VERSION.includes(error.status)) return null;
    throw error;
  }
}
