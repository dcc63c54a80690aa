import { achievementEndpoints } from './achievements.ts';
import { accountEndpoints } from './accounts.ts';
import { agreementEndpoints } from './agreements.ts';
import { dashboardEndpoints } from './dashboard.ts';
import { coinEndpoints } from './coins.ts';
import { copyrightEndpoints } from './copyright.ts';
import { courseEndpoints } from './course.ts';
import { draftEndpoints } from './drafts.ts';
import { exportEndpoints } from './exports.ts';
import { forumEndpoints } from './forum.ts';
import { goalEndpoints } from './goals.ts';
import { seasonEndpoints } from './seasons.ts';
import { cosmeticEndpoints } from './cosmetics.ts';
import { gameEndpoints } from './games.ts';
import { libraryEndpoints } from './library.ts';
import { liveEndpoints } from './live.ts';
import { notificationEndpoints } from './notifications.ts';
import { chatEndpoints } from './chat.ts';
import { moderationEndpoints } from './moderation.ts';
import { partyEndpoints } from './parties.ts';
import { pushEndpoints } from './push.ts';
import { operatorEndpoints } from './operator.ts';
import { statusEndpoints } from './status.ts';
import { operatorCoinEndpoints } from './operatorCoins.ts';
import { payoutMethodEndpoints } from './payoutMethods.ts';
import { savedEndpoints } from './saved.ts';
import { settingsEndpoints } from './settings.ts';
import { siteEndpoints } from './site.ts';
import { socialEndpoints } from './social.ts';
import { twoFactorEndpoints } from './twoFactor.ts';
import { skinEndpoints } from './skins.ts';
import { userEndpoints } from './user.ts';
import { walletEndpoints } from './wallets.ts';
import { web3Endpoints } from './web3.ts';
import { worldEndpoints } from './worlds.ts';

/** Every endpoint of the HTTP API, by name. */
export const endpoints = {
  ...userEndpoints,
  ...accountEndpoints,
  ...agreementEndpoints,
  ...settingsEndpoints,
  ...twoFactorEndpoints,
  ...siteEndpoints,
  ...operatorEndpoints,
  ...operatorCoinEndpoints,
  ...payoutMethodEndpoints,
  ...statusEndpoints,
  ...gameEndpoints,
  ...achievementEndpoints,
  ...goalEndpoints,
  ...seasonEndpoints,
  ...cosmeticEndpoints,
  ...draftEndpoints,
  ...exportEndpoints,
  ...dashboardEndpoints,
  ...libraryEndpoints,
  ...skinEndpoints,
  ...savedEndpoints,
  ...liveEndpoints,
  ...notificationEndpoints,
  ...coinEndpoints,
  ...courseEndpoints,
  ...chatEndpoints,
  ...moderationEndpoints,
  ...copyrightEndpoints,
  ...pushEndpoints,
  ...socialEndpoints,
  ...partyEndpoints,
  ...walletEndpoints,
  ...web3Endpoints,
  ...worldEndpoints,
  ...forumEndpoints,
};
export type Endpoints = typeof endpoints;
