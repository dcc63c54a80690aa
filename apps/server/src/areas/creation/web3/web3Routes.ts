import { endpoints } from '@playloom/api-contract';
import { eq } from 'drizzle-orm';
import { READ_RATE_LIMIT, UPLOAD_RATE_LIMIT, WRITE_RATE_LIMIT } from '../../../http/limits.ts';
import { signedInRoute, type Route } from '../../../http/route.ts';
import { respondSuccess } from '../../../http/respondSuccess.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithLog } from '../../../process/createLogger.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithFiles } from '../../../files/FileStore.ts';
import type { WithImages } from '../../../files/ImageConverter.ts';
import type { WithFetcher } from '../../../fetching/SafeFetcher.ts';
import type { WithChains } from '../../../chains/ChainClient.ts';
import { games } from '../../../storage/schema.ts';
import { changeUtilityToken, removeUtilityToken } from './changeUtilityToken.ts';
import { requireOwnedGame, readWeb3Settings } from './readWeb3Settings.ts';

/** Routes for the token settings of a game, for its owner. */
export function web3Routes(
  services: WithConfig &
    WithClock &
    WithLog &
    WithDatabase &
    WithFiles &
    WithImages &
    WithFetcher &
    WithChains,
): Route[] {
  return [
    signedInRoute(endpoints.readWeb3Settings, READ_RATE_LIMIT, async ({ params, signedIn }) =>
      respondSuccess(await readWeb3Settings(services, signedIn.user.id, params.id)),
    ),
    signedInRoute(endpoints.updateWeb3Settings, WRITE_RATE_LIMIT, async ({ params, body, signedIn }) => {
      const { id } = await requireOwnedGame(services, signedIn.user.id, params.id);
      const { isWeb3Enabled, isUTEnabled: isUtilityTokenEnabled } = body;
      if (isWeb3Enabled !== undefined || isUtilityTokenEnabled !== undefined)
        await services.db.update(games).set({ isWeb3Enabled, isUtilityTokenEnabled }).where(eq(games.id, id));
      return respondSuccess(await readWeb3Settings(services, signedIn.user.id, id));
    }),
    // Uses the rate limit of uploads, because each call fetches an image from another site.
    signedInRoute(endpoints.setUtilityToken, UPLOAD_RATE_LIMIT, async ({ params, body, signedIn }) => {
      await changeUtilityToken(services, signedIn.user.id, params, body);
      return respondSuccess(await readWeb3Settings(services, signedIn.user.id, params.id));
    }),
    signedInRoute(endpoints.removeUtilityToken, WRITE_RATE_LIMIT, async ({ params, signedIn }) => {
      await removeUtilityToken(services, signedIn.user.id, params);
      return respondSuccess(await readWeb3Settings(services, signedIn.user.id, params.id));
    }),
  ];
}
