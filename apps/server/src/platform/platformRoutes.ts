import type { Route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { accountsRoutes } from './accounts/accountsRoutes.ts';
import { agreementsRoutes } from './agreements/agreementsRoutes.ts';
import { coinsRoutes } from './coins/coinsRoutes.ts';
import { chatRoutes } from './chat/chatRoutes.ts';
import { contactRoutes } from './contact/contactRoutes.ts';
import { copyrightRoutes } from './copyright/copyrightRoutes.ts';
import { courseRoutes } from './course/courseRoutes.ts';
import { dashboardRoutes } from './dashboard/dashboardRoutes.ts';
import { draftsRoutes } from './drafts/draftsRoutes.ts';
import { exportsRoutes } from './exports/exportsRoutes.ts';
import { eventsRoutes } from './events/eventsRoutes.ts';
import { feedbackRoutes } from './feedback/feedbackRoutes.ts';
import { forumRoutes } from './forum/forumRoutes.ts';
import { gamesRoutes } from './games/gamesRoutes.ts';
import { libraryRoutes } from './library/libraryRoutes.ts';
import { liveRoutes } from './live/liveRoutes.ts';
import { moderationRoutes } from './moderation/moderationRoutes.ts';
import { newsletterRoutes } from './newsletter/newsletterRoutes.ts';
import { notificationsRoutes } from './notifications/notificationsRoutes.ts';
import { paymentsRoutes } from './payments/paymentsRoutes.ts';
import { operatorRoutes } from './operator/operatorRoutes.ts';
import { profileImageRoutes } from './uploads/profileImageRoutes.ts';
import { plansRoutes } from './plans/plansRoutes.ts';
import { pushRoutes } from './push/pushRoutes.ts';
import { savedRoutes } from './saved/savedRoutes.ts';
import { settingsRoutes } from './settings/settingsRoutes.ts';
import { statusRoutes } from './status/statusRoutes.ts';
import { twoFactorRoutes } from './two-factor/twoFactorRoutes.ts';
import { skinsRoutes } from './skins/skinsRoutes.ts';
import { friendsRoutes } from './social/friendsRoutes.ts';
import { socialRoutes } from './social/socialRoutes.ts';
import { usersRoutes } from './users/usersRoutes.ts';
import { walletsRoutes } from './wallets/walletsRoutes.ts';
import { web3Routes } from './web3/web3Routes.ts';
import { worldsRoutes } from './worlds/worldsRoutes.ts';

/** Returns all routes of the API, by resource. */
export function platformRoutes(services: Services): Route[] {
  return [
    ...usersRoutes(services),
    ...accountsRoutes(services),
    ...agreementsRoutes(services),
    ...settingsRoutes(services),
    ...twoFactorRoutes(services),
    ...walletsRoutes(services),
    ...web3Routes(services),
    ...worldsRoutes(services),
    ...newsletterRoutes(services),
    ...feedbackRoutes(services),
    ...contactRoutes(services),
    ...eventsRoutes(services),
    ...gamesRoutes(services),
    ...draftsRoutes(services),
    ...exportsRoutes(services),
    ...dashboardRoutes(services),
    ...courseRoutes(services),
    ...libraryRoutes(services),
    ...skinsRoutes(services),
    ...savedRoutes(services),
    ...liveRoutes(services),
    ...notificationsRoutes(services),
    ...chatRoutes(services),
    ...moderationRoutes(services),
    ...copyrightRoutes(services),
    ...pushRoutes(services),
    ...socialRoutes(services),
    ...friendsRoutes(services),
    ...forumRoutes(services),
    ...plansRoutes(services),
    ...paymentsRoutes(services),
    ...coinsRoutes(services),
    ...profileImageRoutes(services),
    ...operatorRoutes(services),
    ...statusRoutes(services),
  ];
}
