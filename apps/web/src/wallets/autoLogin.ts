import type { Chain } from '@playloom/api-contract';

/** What the parent frame hands over: whose wallet, and its own word for it. */
interface AutoLoginMessage {
  walletAddress: string;
  token: string;
}

export type AutoLoginState =
  | { kind: 'requested'; address: string }
  /** The wallet belongs to an account this parent never signed in to: its owner is asked first. */
  | { kind: 'approval'; address: string; approve: () => void }
  | { kind: 'verified'; address: string };

/** What auto-login needs of the page. */
export interface AutoLoginDependencies {
  /** Exactly this origin, and only as our parent, is heard and told anything; null stays silent. */
  parentOrigin: string | null;
  isParent(source: unknown): boolean;
  isSignedIn: boolean;
  /** To the parent, and to nobody if it is not that origin any more. */
  postToParent(message: object, origin: string): void;
  readNonce(): Promise<string>;
  verify(chain: Chain, body: { publicKey: string; parentJwt: string; isLinkApproved?: true }): Promise<void>;
  show(state: AutoLoginState | null): void;
  reload(): void;
  log(what: string, error: unknown): void;
}

/** With these words the parent asks for a nonce, and gets it. */
export const NONCE_MESSAGE = 'playloom:wallet-nonce';

/** The parent that may sign people in, from what the browser tells about the pages around this one. */
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

/** Requested, verified, then a reload. Whatever fails is logged and nothing else: the page goes on. */
export function createAutoLogin(dependencies: AutoLoginDependencies): AutoLogin {
  const { parentOrigin, isSignedIn } = dependencies;
  const state = { isBusy: false };

  async function offerNonce(origin: string): Promise<void> {
    try {
      dependencies.postToParent({ type: NONCE_MESSAGE, nonce: await dependencies.readNonce() }, origin);
    } catch (error) {
      dependencies.log('No nonce for the wallet login.', error);
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
      if (!isUnapproved) dependencies.log('The wallet login did not work.', error);
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

/** Both, or it is not for us. */
export function readAutoLoginMessage(data: unknown): AutoLoginMessage | null {
  const { walletAddress, token } = (data ?? {}) as Partial<Record<keyof AutoLoginMessage, unknown>>;
  if (typeof walletAddress !== 'string' || typeof token !== 'string') return null;
  return walletAddress !== '' && token !== '' ? { walletAddress, token } : null;
}

function isNonceRequest(data: unknown): boolean {
  return (data as { type?: unknown } | null)?.type === NONCE_MESSAGE;
}

function readErrorId(error: unknown): string | undefined {
  return (error as { body?: { errorId?: string } } | null)?.body?.errorId;
}

/** Where the page goes on once somebody is signed in: straight into the game. */
export function addAutoJoinParameters(href: string): string {
  const url = new URL(href);
  url.searchParams.set('autojoin', 'true');
  url.searchParams.set('autologin', 'true');
  return url.href;
}
