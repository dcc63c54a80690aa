import { sendUnreadCount } from '../areas/people/notifications/sendUnreadCount.ts';
import { announceOnline } from '../areas/people/parties/announceOnline.ts';
import type { AppServices } from './AppServices.ts';

/** Tells each page that connects what it may have missed, and others that its user is online. */
export function welcomePages(services: AppServices): void {
  services.live.handle('hello', async (page) => {
    await sendUnreadCount(services, page);
    await announceOnline(services, page);
  });
}
