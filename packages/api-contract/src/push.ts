import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { emptySuccessSchema, successSchema } from './envelope.ts';
import { PUSH_ENDPOINT_MAX, PUSH_KEY_MAX } from './limits.ts';

const endpointSchema = z.string().min(1).max(PUSH_ENDPOINT_MAX);
const keySchema = z
  .string()
  .max(PUSH_KEY_MAX)
  .regex(/^[\w-]+=*$/);

export const pushEndpoints = {
  readPushIdentity: defineEndpoint({
    method: 'GET',
    path: '/api/v1/push/identity/',
    tag: 'push',
    summary: 'Returns the signed identity for a browser’s push subscription, and the key it subscribes with',
    response: successSchema(
      z.strictObject({ publicKey: z.string(), externalUserId: z.string(), signature: z.string() }),
    ),
  }),
  subscribeToPush: defineEndpoint({
    method: 'POST',
    path: '/api/v1/push/subscriptions/',
    tag: 'push',
    summary: 'Subscribes this browser to push notifications for the signed external user ID',
    body: z.strictObject({
      endpoint: endpointSchema,
      keys: z.strictObject({ p256dh: keySchema, auth: keySchema }),
      externalUserId: z.string().max(64),
      signature: z.string().max(100),
    }),
    response: emptySuccessSchema,
  }),
  unsubscribeFromPush: defineEndpoint({
    method: 'POST',
    path: '/api/v1/push/forget/',
    tag: 'push',
    summary: 'Removes the user from this browser’s push subscription after logout',
    body: z.strictObject({ endpoint: endpointSchema }),
    response: emptySuccessSchema,
  }),
};
