import { endpoints } from '@playloom/api-contract';
import { AlreadySignedIn, WalletSignatureWrong, WalletTokenRejected } from './walletErrors.ts';
import { LOGIN_RATE_LIMIT, WRITE_RATE_LIMIT } from '../../../http/limits.ts';
import { publicRoute, type Route } from '../../../http/route.ts';
import { respondDone, respondSuccess } from '../../../http/respondSuccess.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithSecrets } from '../../../process/Secrets.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithCounts } from '../../../redis/SharedCounts.ts';
import type { WithLog } from '../../../process/createLogger.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithMetrics } from '../../../http/createMetrics.ts';
import type { WithLive } from '../../../live/LiveHub.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import { createTwoFactorCodeGuard } from '../two-factor/createTwoFactorCodeGuard.ts';
import { presentUser } from '../users/presentUser.ts';
import { checkPortalToken } from './checkPortalToken.ts';
import { checkSignedMessage, createSignInMessage } from './checkSignedMessage.ts';
import { createPortalTokenReader } from './createPortalTokenReader.ts';
import { signInByWallet } from './signInByWallet.ts';
import { consumeWalletProof } from './consumeWalletProof.ts';
import { issueNonce } from './walletNonce.ts';

export function walletsRoutes(
  services: WithConfig &
    WithSecrets &
    WithClock &
    WithCounts &
    WithLog &
    WithDatabase &
    WithMetrics &
    WithLive &
    WithRooms,
): Route[] {
  return [...portalRoutes(services), ...signInRoutes(services)];
}

/** Routes for logging in through a site that embeds ours in a frame. */
function portalRoutes(
  services: WithConfig &
    WithSecrets &
    WithClock &
    WithCounts &
    WithLog &
    WithDatabase &
    WithMetrics &
    WithLive &
    WithRooms,
): Route[] {
  const readToken = createPortalTokenReader(services);
  const codes = createTwoFactorCodeGuard(services, 'wallet');
  return [
    publicRoute(endpoints.issueWalletNonce, WRITE_RATE_LIMIT, async ({ request, reply }) => {
      const { nonce, expiresAt } = issueNonce(services, { request, reply }, true);
      return respondSuccess({ nonce, expiresAt: expiresAt.toISOString() });
    }),
    publicRoute(
      endpoints.verifyWallet,
      LOGIN_RATE_LIMIT,
      async ({ params, body, signedIn, request, reply }) => {
        if (signedIn) throw AlreadySignedIn();
        const exchange = { request, reply };
        const { proof, issuer } = await checkPortalToken(services, readToken, exchange, {
          ...params,
          ...body,
        });
        const { chain, address } = proof;
        const signInRequest = {
          chain,
          address,
          issuer,
          isLinkApproved: body.isLinkApproved ?? false,
          code: undefined,
        };
        await signInByWallet(services, codes, signInRequest, exchange, (tx) =>
          consumeWalletProof(tx, proof, WalletTokenRejected),
        );
        return respondDone();
      },
    ),
  ];
}

/** Routes for logging in with a message that the wallet signs. */
function signInRoutes(
  services: WithConfig &
    WithSecrets &
    WithClock &
    WithCounts &
    WithDatabase &
    WithMetrics &
    WithLive &
    WithRooms,
): Route[] {
  const codes = createTwoFactorCodeGuard(services, 'wallet-token');
  return [
    publicRoute(endpoints.writeWalletMessage, WRITE_RATE_LIMIT, async ({ params, body, request, reply }) =>
      respondSuccess({
        message: createSignInMessage(services, { request, reply }, { ...params, ...body }),
      }),
    ),
    publicRoute(endpoints.signInWithWallet, LOGIN_RATE_LIMIT, async ({ params, body, request, reply }) => {
      const exchange = { request, reply };
      const { code, ...signed } = body;
      const proof = await checkSignedMessage(services, exchange, {
        ...params,
        ...signed,
        purpose: 'sign-in',
      });
      const { chain, address } = proof;
      const signInRequest = { chain, address, issuer: null, isLinkApproved: false, code };
      const user = await signInByWallet(services, codes, signInRequest, exchange, (tx) =>
        consumeWalletProof(tx, proof, WalletSignatureWrong),
      );
      return respondSuccess(await presentUser(services, user));
    }),
  ];
}
