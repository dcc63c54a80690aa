import { z } from 'zod';
import { emailSchema } from './accounts.ts';
import { defineEndpoint } from './endpoint.ts';
import { emptySuccessSchema, successSchema } from './envelope.ts';
import { feedbackTypes, productEvents, tiers, type TierCode } from './names.ts';
import { CONTACT_MESSAGE_MAX, CONTACT_NAME_MAX, EVENTS_PER_BATCH, FEEDBACK_MAX } from './limits.ts';

const productEventSchema = z.strictObject({
  name: z.enum(productEvents),
  /** Path of the page, without query and hash. */
  path: z
    .string()
    .max(300)
    .regex(/^\/[^?#]*$/),
  /**
   * How many milliseconds before the batch was sent the event happened. Relative, so that a wrong browser clock does
   * not matter.
   */
  ago: z.number().int().min(0).max(3_600_000),
});
export type ProductEvent = z.infer<typeof productEventSchema>;

/** For plans of operators that were written before rooms could be kept. */
const KEPT_ROOMS_DEFAULTS = { hours: 24, rooms: 3 };

export const pricingPlanSchema = z.strictObject({
  tier: z.enum(Object.keys(tiers) as [TierCode, ...TierCode[]]),
  /** US cents per month; null for "Contact us". */
  monthlyPriceCents: z.number().int().min(0).nullable(),
  summary: z.string(),
  /** Legacy plans are shown to their users, but not sold. */
  isOffered: z.boolean(),
  /** Null for no limit. */
  limits: z.strictObject({
    rooms: z.number().int().min(0).nullable(),
    playersPerRoom: z.number().int().min(1).nullable(),
    storageMegabytes: z.number().int().min(0).nullable(),
    collaborators: z.number().int().min(0).nullable(),
    /** How long rooms without players are kept, if their game keeps rooms. */
    sleepHours: z.number().int().min(0).nullable().default(KEPT_ROOMS_DEFAULTS.hours),
    /** Rooms without players that are kept at the same time, for each game. */
    keptRooms: z.number().int().min(0).nullable().default(KEPT_ROOMS_DEFAULTS.rooms),
  }),
});
export type PricingPlan = z.infer<typeof pricingPlanSchema>;

export const siteEndpoints = {
  subscribeToNewsletter: defineEndpoint({
    method: 'POST',
    path: '/api/v1/subscribe-to-newsletter',
    tag: 'site',
    summary: 'Subscribes the user to the newsletter',
    response: emptySuccessSchema,
  }),
  sendFeedback: defineEndpoint({
    method: 'POST',
    path: '/api/v1/feedback/',
    tag: 'site',
    summary: 'Sends feedback to the operators',
    body: z.strictObject({
      type: z.enum(feedbackTypes),
      message: z.string().trim().min(1, 'Write a message first.').max(FEEDBACK_MAX),
      email: z.union([z.literal(''), emailSchema]).default(''),
      path: z.string().max(300).default('/'),
    }),
    response: emptySuccessSchema,
  }),
  sendContact: defineEndpoint({
    method: 'POST',
    path: '/api/v1/contact/',
    tag: 'site',
    summary: 'Sends a request for game development services',
    body: z.strictObject({
      name: z.string().trim().min(1, 'Enter your name.').max(CONTACT_NAME_MAX),
      email: emailSchema,
      message: z.string().trim().min(10, 'Enter at least 10 characters.').max(CONTACT_MESSAGE_MAX),
    }),
    response: emptySuccessSchema,
  }),
  recordEvents: defineEndpoint({
    method: 'POST',
    path: '/api/v1/events/',
    tag: 'site',
    summary: 'Records product events in batches; they are dropped if the browser sends Do Not Track',
    body: z.strictObject({ events: z.array(productEventSchema).min(1).max(EVENTS_PER_BATCH) }),
    response: emptySuccessSchema,
  }),
  listPlans: defineEndpoint({
    method: 'GET',
    path: '/api/v1/plans/',
    tag: 'site',
    summary: 'Lists plans by tier, with prices and limits from the configuration',
    response: successSchema(z.array(pricingPlanSchema.extend({ name: z.string() }))),
  }),
};
