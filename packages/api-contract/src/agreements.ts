import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { successSchema } from './envelope.ts';
import { AGREEMENT_SUMMARY_MAX, AGREEMENT_TEXT_MAX, AGREEMENT_VERSION_MAX } from './limits.ts';
import { agreementTypes } from './names.ts';

const params = z.strictObject({ type: z.enum(agreementTypes) });
const versionNumber = z.number().int().min(1).max(AGREEMENT_VERSION_MAX);

const agreementSchema = z.strictObject({
  type: z.enum(agreementTypes),
  number: versionNumber,
  /** Markdown; null for version 1, whose text is built into the site. */
  text: z.string().nullable(),
  /** Changes since the previous version; empty for version 1. */
  summary: z.string(),
  /** Null for version 1. */
  publishedAt: z.string().nullable(),
  /** Newest first; the last one is version 1. */
  versions: z.array(z.strictObject({ number: versionNumber, publishedAt: z.string().nullable() })),
});
export type Agreement = z.infer<typeof agreementSchema>;

const changeSchema = z.strictObject({
  type: z.enum(agreementTypes),
  number: versionNumber,
  summary: z.string(),
  publishedAt: z.string(),
});

/** A version number for each agreement: the terms of service and the privacy policy. */
export const agreedVersionsSchema = z.strictObject({ tos: versionNumber, pp: versionNumber });

export const agreementEndpoints = {
  readAgreement: defineEndpoint({
    method: 'GET',
    path: '/api/v1/agreements/:type/',
    tag: 'site',
    summary: 'Returns the current or an older version of the terms (`tos`) or the privacy policy (`pp`)',
    params,
    query: z.strictObject({ version: z.coerce.number().int().min(1).max(AGREEMENT_VERSION_MAX).optional() }),
    response: successSchema(agreementSchema),
  }),
  listAgreementChanges: defineEndpoint({
    method: 'GET',
    path: '/api/v1/agreement-changes/',
    tag: 'accounts',
    summary:
      'Lists the versions published since the user last agreed, newest first, and the current versions',
    response: successSchema(
      z.strictObject({ current: agreedVersionsSchema, changes: z.array(changeSchema) }),
    ),
  }),
  publishAgreement: defineEndpoint({
    method: 'POST',
    path: '/api/v1/operator/agreements/:type/',
    tag: 'operator',
    summary: 'Publishes a new version of the terms or the privacy policy. Every user is asked to agree again',
    params,
    body: z.strictObject({
      text: z
        .string()
        .trim()
        .min(1, 'Enter the text.')
        .max(AGREEMENT_TEXT_MAX, `The text can have up to ${AGREEMENT_TEXT_MAX} characters.`),
      summary: z
        .string()
        .trim()
        .min(1, 'Describe what changed.')
        .max(AGREEMENT_SUMMARY_MAX, `The summary can have up to ${AGREEMENT_SUMMARY_MAX} characters.`),
      /** The version that the text was edited from; rejected if it is outdated. */
      basedOn: versionNumber,
    }),
    response: successSchema(z.strictObject({ number: versionNumber })),
  }),
};
