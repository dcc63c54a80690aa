import { endpoints } from '@playloom/api-contract';
import { MESSAGE_RATE_LIMIT } from '../../../http/limits.ts';
import { publicRoute, type Route } from '../../../http/route.ts';
import { respondDone } from '../../../http/respondSuccess.ts';
import type { Services } from '../../../app/services.ts';
import { sendContact } from './sendContact.ts';

export function contactRoutes(services: Services): Route[] {
  return [
    publicRoute(endpoints.sendContact, MESSAGE_RATE_LIMIT, async ({ body, signedIn }) => {
      await sendContact(services, signedIn?.user ?? null, body);
      return respondDone();
    }),
  ];
}
