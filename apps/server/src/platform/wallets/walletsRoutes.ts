import { endpoints } from '@playloom/api-contract';
import { AlreadySignedIn, WalletSignatureWrong, WalletTokenRefused } from '../../http/walletErrors.ts';
import { LOG_INS, WRITES } from '../../http/limits.ts';
import { publicRoute, signedInRoute, type Route } from '../../http/route.ts';
import { done, succeed } from '../../http/succeed.ts';
import type { Services } from '../../services.ts';
import { createTryLimit } from '../accounts/createTryLimit.ts';
import { checkCurrentPassword } from '../settings/checkCurrentPassword.ts';
import { readSettings } from '../settings/readSettings.ts';
import { createCodeGuard } from '../two-factor/createCodeGuard.ts';
import { presentUser } from '../users/presentUser.ts';
import { checkPortalToken } from './checkPortalToken.ts';
import { checkSignedMessage, writeMessage } from './checkSignedMessage.ts';
import { createTokenReader } from './createTokenReader.ts';
import { linkWallet, unlinkWallet } from './linkWallet.ts';
import { signInByWallet } from './signInByWallet.ts';
import { spendProof } from './spendProof.ts';
import { issueNonce } from './walletNonce.ts';

export function walletsRoutes(services: Services): Route[] {
  return [...portalRoutes(services), ...signInRoutes(services), ...linkRoutes(services)];
}

/** Signing in by the site around our frame. */
function portalRoutes(services: Services): Route[] {
  const readToken = createTokenReader(services);
  const codes = createCodeGuard(services.clock);
  return [
    publicRoute(endpoints.issueWalletNonce, WRITES, async ({ request, reply }) => {
      const { nonce, expiresAt } = issueNonce(services, { request, reply }, true);
      return succeed({ nonce, expiresAt: expiresAt.toISOString() });
    }),
    publicRoute(endpoints.verifyWallet, LOG_INS, async ({ params, body, signedIn, request, reply }) => {
      if (signedIn) throw AlreadySignedIn();
      const visitor = { request, reply };
      const { proof, issuer } = await checkPortalToken(services, readToken, visitor, { ...params, ...body });
      const { chain, address } = proof;
      const wish = { chain, address, issuer, isLinkApproved: body.isLinkApproved ?? false, code: undefined };
      await signInByWallet(services, codes, wish, visitor, (tx) => spendProof(tx, proof, WalletTokenRefused));
      return done();
    }),
  ];
}

/** Signing in by a message that the wallet signs. */
function signInRoutes(services: Services): Route[] {
  const codes = createCodeGuard(services.clock);
  return [
    publicRoute(endpoints.writeWalletMessage, WRITES, async ({ params, body, request, reply }) =>
      succeed({ message: writeMessage(services, { request, reply }, { ...params, ...body }) }),
    ),
    publicRoute(endpoints.signInWithWallet, LOG_INS, async ({ params, body, request, reply }) => {
      const visitor = { request, reply };
      const { code, ...signed } = body;
      const proof = await checkSignedMessage(services, visitor, { ...params, ...signed, purpose: 'sign-in' });
      const { chain, address } = proof;
      const wish = { chain, address, issuer: null, isLinkApproved: false, code };
      const user = await signInByWallet(services, codes, wish, visitor, (tx) =>
        spendProof(tx, proof, WalletSignatureWrong),
      );
      return succeed(await presentUser(services, user));
    }),
  ];
}

function linkRoutes(services: Services): Route[] {
  const tries = createTryLimit(services.clock);
  return [
    signedInRoute(endpoints.linkWallet, WRITES, async ({ body, signedIn, request, reply }) => {
      const { currentPassword, ...signed } = body;
      const visitor = { request, reply };
      await checkCurrentPassword(services, tries, signedIn, currentPassword);
      const proof = await checkSignedMessage(services, visitor, { ...signed, purpose: 'link' });
      await linkWallet(services, signedIn, proof, visitor);
      return succeed(await readSettings(services, signedIn.user));
    }),
    signedInRoute(endpoints.unlinkWallet, WRITES, async ({ params, signedIn }) => {
      await unlinkWallet(services, signedIn.user.id, params.walletId);
      return succeed(await readSettings(services, signedIn.user));
    }),
  ];
}
