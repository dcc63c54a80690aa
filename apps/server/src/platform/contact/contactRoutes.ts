import { endpoints } from '@playloom/api-contract';
import { MESSAGES } from '../../http/limits.ts';
import { publicRoute, type Route } from '../../http/route.ts';
import { respondDone } from '../../http/respondSuccess.ts';
import type { Services } from '../../services.ts';
import { sendContact } from './sendContact.ts';

export function contactRoutes(services: Services): Route[] {
  return [
    publicRoute(endpoints.sendContact, MESSAGES, async ({ body, signedIn }) => {
      await sendContact(services, signedIn?.user ?? null, body);
      return respondDone();
    }),
  ];
}
