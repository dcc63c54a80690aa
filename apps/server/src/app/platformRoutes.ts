import type { Route } from '../http/route.ts';
import type { AppServices } from './AppServices.ts';
import { accountDataRoutes } from '../areas/operations/account-data/accountDataRoutes.ts';
import { joiningRoutes } from '../areas/play/joining/joiningRoutes.ts';
import { leaderboardsRoutes } from '../areas/play/leaderboards/leaderboardsRoutes.ts';
import { recentGamesRoutes } from '../areas/play/recent-games/recentGamesRoutes.ts';
import { achievementsRoutes } from '../areas/play/achievements/achievementsRoutes.ts';
import { goalsRoutes } from '../areas/play/goals/goalsRoutes.ts';
import { progressRoutes } from '../areas/play/progress/progressRoutes.ts';
import { seasonsRoutes } from '../areas/play/seasons/seasonsRoutes.ts';
import { cosmeticsRoutes } from '../areas/play/cosmetics/cosmeticsRoutes.ts';
import { tipsRoutes } from '../areas/play/tips/tipsRoutes.ts';
import { playtestsRoutes } from '../areas/play/playtests/playtestsRoutes.ts';
import { publishingRoutes } from '../areas/creation/publishing/publishingRoutes.ts';
import { templatesRoutes } from '../areas/creation/templates/templatesRoutes.ts';
import { accountsRoutes } from '../areas/identity/accounts/accountsRoutes.ts';
import { agreementsRoutes } from '../areas/identity/agreements/agreementsRoutes.ts';
import { coinsRoutes } from '../areas/economy/coins/coinsRoutes.ts';
import { chatRoutes } from '../areas/community/chat/chatRoutes.ts';
import { contactRoutes } from '../areas/operations/contact/contactRoutes.ts';
import { copyrightRoutes } from '../areas/community/copyright/copyrightRoutes.ts';
import { courseRoutes } from '../areas/creation/course/courseRoutes.ts';
import { dashboardRoutes } from '../areas/play/dashboard/dashboardRoutes.ts';
import { draftsRoutes } from '../areas/creation/drafts/draftsRoutes.ts';
import { exportsRoutes } from '../areas/creation/exports/exportsRoutes.ts';
import { eventsRoutes } from '../areas/operations/events/eventsRoutes.ts';
import { feedbackRoutes } from '../areas/operations/feedback/feedbackRoutes.ts';
import { forumRoutes } from '../areas/community/forum/forumRoutes.ts';
import { publishedGamesRoutes } from '../areas/play/published-games/publishedGamesRoutes.ts';
import { assetLibraryRoutes } from '../areas/creation/asset-library/assetLibraryRoutes.ts';
import { liveRoutes } from '../live/liveRoutes.ts';
import { moderationRoutes } from '../areas/community/moderation/moderationRoutes.ts';
import { newsletterRoutes } from '../areas/operations/newsletter/newsletterRoutes.ts';
import { notificationsRoutes } from '../areas/people/notifications/notificationsRoutes.ts';
import { paymentsRoutes } from '../areas/economy/payments/paymentsRoutes.ts';
import { operatorRoutes } from '../areas/operations/operator/operatorRoutes.ts';
import { profileImageRoutes } from '../areas/identity/users/profileImageRoutes.ts';
import { plansRoutes } from '../areas/economy/plans/plansRoutes.ts';
import { pushRoutes } from '../areas/people/push/pushRoutes.ts';
import { savedRoutes } from '../areas/play/saved/savedRoutes.ts';
import { settingsRoutes } from '../areas/identity/settings/settingsRoutes.ts';
import { statusRoutes } from '../areas/operations/status/statusRoutes.ts';
import { twoFactorRoutes } from '../areas/identity/two-factor/twoFactorRoutes.ts';
import { skinsRoutes } from '../areas/play/skins/skinsRoutes.ts';
import { friendsRoutes } from '../areas/community/social/friendsRoutes.ts';
import { partiesRoutes } from '../areas/community/parties/partiesRoutes.ts';
import { socialRoutes } from '../areas/community/social/socialRoutes.ts';
import { usersRoutes } from '../areas/identity/users/usersRoutes.ts';
import { walletsRoutes } from '../areas/identity/wallets/walletsRoutes.ts';
import { web3Routes } from '../areas/creation/web3/web3Routes.ts';
import { worldsRoutes } from '../areas/creation/worlds/worldsRoutes.ts';

/** Returns all routes of the API, by resource. */
export function platformRoutes(services: AppServices): Route[] {
  return [
    ...usersRoutes(services),
    ...accountsRoutes(services),
    ...agreementsRoutes(services),
    ...settingsRoutes(services),
    ...accountDataRoutes(services),
    ...twoFactorRoutes(services),
    ...walletsRoutes(services),
    ...web3Routes(services),
    ...worldsRoutes(services),
    ...newsletterRoutes(services),
    ...feedbackRoutes(services),
    ...contactRoutes(services),
    ...eventsRoutes(services),
    ...publishedGamesRoutes(services),
    ...joiningRoutes(services),
    ...leaderboardsRoutes(services),
    ...achievementsRoutes(services),
    ...goalsRoutes(services),
    ...progressRoutes(services),
    ...seasonsRoutes(services),
    ...cosmeticsRoutes(services),
    ...recentGamesRoutes(services),
    ...tipsRoutes(services),
    ...draftsRoutes(services),
    ...templatesRoutes(services),
    ...publishingRoutes(services),
    ...playtestsRoutes(services),
    ...exportsRoutes(services),
    ...dashboardRoutes(services),
    ...courseRoutes(services),
    ...assetLibraryRoutes(services),
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
    ...partiesRoutes(services),
    ...forumRoutes(services),
    ...plansRoutes(services),
    ...paymentsRoutes(services),
    ...coinsRoutes(services),
    ...profileImageRoutes(services),
    ...operatorRoutes(services),
    ...statusRoutes(services),
  ];
}
