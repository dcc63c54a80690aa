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
    summary: 'Returns the status of all services and any notice from the operators',
    response: successSchema(statusSchema),
  }),
  readNotice: defineEndpoint({
    method: 'GET',
    path: '/api/v1/notice/',
    tag: 'site',
    summary: 'Returns the notice above every page, if there is one',
    response: successSchema(z.string().nullable()),
  }),
  readAddressWarning: defineEndpoint({
    method: 'GET',
    path: '/api/v1/address-warning/',
    tag: 'site',
    summary: 'Returns the PUBLIC_URL setting for operators; null for everyone else',
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
