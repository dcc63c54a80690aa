import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { successSchema } from './envelope.ts';

const statusSchema = z.strictObject({
  parts: z.array(z.strictObject({ name: z.string(), isUp: z.boolean() })),
  notice: z.string().nullable(),
});
export type SiteStatus = z.infer<typeof statusSchema>;

export const statusEndpoints = {
  readStatus: defineEndpoint({
    method: 'GET',
    path: '/api/v1/status/',
    tag: 'site',
    summary: 'What works just now, and the notice of the operators',
    response: successSchema(statusSchema),
  }),
  readNotice: defineEndpoint({
    method: 'GET',
    path: '/api/v1/notice/',
    tag: 'site',
    summary: 'The sentence above every page, or none',
    response: successSchema(z.string().nullable()),
  }),
  readAddressWarning: defineEndpoint({
    method: 'GET',
    path: '/api/v1/address-warning/',
    tag: 'site',
    summary: 'For operators: the setting PUBLIC_URL; null for others',
    response: successSchema(
      z
        .strictObject({
          publicUrl: z.string(),
          isPublicUrlSet: z.boolean(),
        })
        .nullable(),
    ),
  }),
};
