import type { Chain } from '@playloom/api-contract';
import type { AutoLoginState } from '@playloom/site/overlays/OpenDialog.ts';
import { readAutoLoginMessage, type AutoLoginMessage } from './readAutoLoginMessage.ts';

/** Functions and data that auto-login gets from the page. */
interface AutoLoginDependencies {
  /** The only origin to exchange messages with, and only if it is the parent. Null turns auto-login off. */
  parentOrigin: string | null;
  isParent(source: unknown): boolean;
  isSignedIn: boolean;
  /** Sends a message to the parent. The browser drops it if the parent has another origin by now. */
  postToParent(message: object, origin: string): void;
  readNonce(): Promise<string>;
  verify(chain: Chain, body: { publicKey: string; parentJwt: string; isLinkApproved?: true }): Promise<void>;
  show(state: AutoLoginState | null): void;
  reload(): void;
  log(what: string, error: unknown): void;
}

/** Message type for both the parent's request for a nonce and the response. */
const NONCE_MESSAGE = 'playloom:wallet-nonce';

/** Returns the origin of the embedding page if it may log users in; otherwise null. */
export function findParentOrigin(parents: readonly string[], allowed: readonly string[]): string | null {
  const nearestOrigin = parents
    .map((parent) => URL.parse(parent)?.origin)
    .find((origin) => origin !== undefined);
  return nearestOrigin !== undefined && allowed.includes(nearestOrigin) ? nearestOrigin : null;
}

interface AutoLogin {
  start(): Promise<void>;
  handleMessage(event: { origin: string; source: unknown; data: unknown }): Promise<void>;
}

/** Logs the user in with the wallet that the parent page names, then reloads the page. Errors are only logged. */
export function createAutoLogin(dependencies: AutoLoginDependencies): AutoLogin {
  const { parentOrigin, isSignedIn } = dependencies;
  const state = { isBusy: false };

  async function offerNonce(origin: string): Promise<void> {
    try {
      dependencies.postToParent({ type: NONCE_MESSAGE, nonce: await dependencies.readNonce() }, origin);
    } catch (error) {
      dependencies.log('Could not get a nonce for the wallet login.', error);
    }
  }

  async function sign({ walletAddress, token }: AutoLoginMessage, isLinkApproved: boolean): Promise<void> {
    const chain: Chain = walletAddress.startsWith('0x') ? 'ethereum' : 'solana';
    state.isBusy = true;
    dependencies.show({ kind: 'requested', address: walletAddress });
    try {
      const body = { publicKey: walletAddress, parentJwt: token };
      await dependencies.verify(chain, isLinkApproved ? { ...body, isLinkApproved } : body);
      dependencies.show({ kind: 'verified', address: walletAddress });
      dependencies.reload();
    } catch (error) {
      state.isBusy = false;
      const isUnapproved = readErrorId(error) === 'wallet_link_unapproved' && !isLinkApproved;
      const approve = () => void sign({ walletAddress, token }, true);
      dependencies.show(isUnapproved ? { kind: 'approval', address: walletAddress, approve } : null);
      if (!isUnapproved) dependencies.log('The wallet login failed.', error);
    }
  }

  return {
    async start() {
      if (parentOrigin !== null && !isSignedIn) await offerNonce(parentOrigin);
    },
    async handleMessage({ origin, source, data }) {
      if (parentOrigin === null || origin !== parentOrigin || !dependencies.isParent(source)) return;
      if (isSignedIn || state.isBusy) return;
      if (isNonceRequest(data)) return offerNonce(parentOrigin);
      const message = readAutoLoginMessage(data);
      if (message) await sign(message, false);
    },
  };
}

function isNonceRequest(data: unknown): boolean {
  return (data as { type?: unknown } | null)?.type === NONCE_MESSAGE;
}

function readErrorId(error: unknown): string | undefined {
  return (error as { body?: { errorId?: string } } | null)?.body?.errorId;
}

/** Returns the URL to load after login. It joins the game automatically. */
export function addAutoJoinParameters(href: string): string {
  const url = new URL(href);
  url.searchParams.set('autojoin', 'true');
  url.searchParams.set('autologin', 'true');
  return url.href;
}
