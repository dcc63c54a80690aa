import { z } from 'zod';
import { emailSchema } from './accounts.ts';
import { defineEndpoint } from './endpoint.ts';
import { emptySuccessSchema, successSchema } from './envelope.ts';
import {
  CLAIM_ADDRESS_MAX,
  CLAIM_LINK_MAX,
  CLAIM_NAME_MAX,
  CLAIM_STATEMENT_MAX,
  CLAIM_WORK_MAX,
} from './limits.ts';
import { copyrightDecisions, copyrightStates } from './names.ts';
import { idParamsSchema, pageSchema, reasonSchema } from './operatorFields.ts';

function requiredText(max: number, missing: string) {
  return z.string().trim().min(1, missing).max(max, `Use at most ${max} characters.`);
}

/** Names appear in emails: a line break would look like a separate paragraph from us. */
function requiredName(missing: string) {
  return requiredText(CLAIM_NAME_MAX, missing).regex(/^\P{C}*$/u, 'Use a single line of text.');
}

const name = requiredName('Enter your full name.');
const address = requiredText(CLAIM_ADDRESS_MAX, 'Enter your postal address or your country.');
const signature = requiredName('Type your full name to sign.');

const claimBody = z.strictObject({
  /** URL of the game on this site. */
  content: requiredText(CLAIM_LINK_MAX, 'Enter the link to the game.'),
  name,
  /** If empty, the email of the account is used. Required when logged out. */
  email: z.union([z.literal(''), emailSchema], 'Enter a valid email.').default(''),
  address,
  work: requiredText(CLAIM_WORK_MAX, 'Describe your original work.'),
  workLink: requiredText(CLAIM_LINK_MAX, 'Enter a link to your original work.').pipe(
    z.url({ protocol: /^https?$/, error: 'Enter a link that starts with https://.' }),
  ),
  isGoodFaith: z.literal(true, 'Confirm that you believe this use is not allowed.'),
  isAccurate: z.literal(true, 'Confirm that the information is accurate.'),
  signature,
});

const counterNoticeBody = z.strictObject({
  name,
  email: emailSchema,
  address,
  statement: requiredText(CLAIM_STATEMENT_MAX, 'Explain why the content should be restored.'),
  isUnderPerjury: z.literal(true, 'Confirm the statement under penalty of perjury.'),
  isConsenting: z.literal(true, 'Confirm that you accept the jurisdiction.'),
  signature,
});

/** A claim as the creator of the game sees it. The claimant's email and address stay private. */
const claimNoticeSchema = z.strictObject({
  number: z.number().int(),
  state: z.enum(copyrightStates),
  game: z.strictObject({ slug: z.string(), title: z.string() }),
  claimant: z.string(),
  work: z.string(),
  workLink: z.string(),
  decision: z.string().nullable(),
  counterNoticeAt: z.string().nullable(),
  canAnswer: z.boolean(),
});
export type CopyrightNotice = z.infer<typeof claimNoticeSchema>;

const partySchema = z.strictObject({
  name: z.string(),
  email: z.string(),
  address: z.string(),
  signature: z.string(),
  at: z.string(),
});

const claimSchema = z.strictObject({
  id: z.string(),
  number: z.number().int(),
  state: z.enum(copyrightStates),
  content: z.string(),
  /** Null if the game is deleted. */
  game: z
    .strictObject({
      slug: z.string(),
      title: z.string(),
      creator: z.strictObject({ id: z.string(), username: z.string() }),
    })
    .nullable(),
  /** The account that sent it; null if sent while logged out, or if the account is deleted. */
  account: z.strictObject({ id: z.string(), username: z.string() }).nullable(),
  claimant: partySchema.extend({ work: z.string(), workLink: z.string() }),
  counterNotice: partySchema.extend({ statement: z.string() }).nullable(),
  decision: z.string().nullable(),
  decidedAt: z.string().nullable(),
});
export type CopyrightClaim = z.infer<typeof claimSchema>;
export type CopyrightParty = z.infer<typeof partySchema>;

export const copyrightEndpoints = {
  sendCopyrightClaim: defineEndpoint({
    method: 'POST',
    path: '/api/v1/copyright/claims/',
    tag: 'moderation',
    summary: 'Submits a copyright claim about a game',
    body: claimBody,
    response: successSchema(z.strictObject({ number: z.number().int() })),
  }),
  readCopyrightNotice: defineEndpoint({
    method: 'GET',
    path: '/api/v1/copyright/claims/:id/',
    tag: 'moderation',
    summary: 'Returns the claim that removed a game, for the game’s owner',
    params: idParamsSchema,
    response: successSchema(claimNoticeSchema),
  }),
  sendCounterNotice: defineEndpoint({
    method: 'POST',
    path: '/api/v1/copyright/claims/:id/counter-notice/',
    tag: 'moderation',
    summary:
      'Sends a counter-notice to a claim that removed a game; only the game’s owner can send one, and only once',
    params: idParamsSchema,
    body: counterNoticeBody,
    response: emptySuccessSchema,
  }),
  listCopyrightClaims: defineEndpoint({
    method: 'GET',
    path: '/api/v1/operator/copyright/',
    tag: 'operator',
    summary: 'Lists copyright claims by state; pending ones oldest first',
    query: z.strictObject({ state: z.enum(copyrightStates).default('open'), page: pageSchema }),
    response: successSchema(z.strictObject({ claims: z.array(claimSchema), hasMore: z.boolean() })),
  }),
  decideCopyrightClaim: defineEndpoint({
    method: 'POST',
    path: '/api/v1/operator/copyright/:id/decide/',
    tag: 'operator',
    summary: 'Decides on a claim or a counter-notice. Both sides are notified',
    params: idParamsSchema,
    body: z.strictObject({ decision: z.enum(copyrightDecisions), reason: reasonSchema }),
    response: emptySuccessSchema,
  }),
};
