import type { Chain } from '@playloom/api-contract';

/** What the parent frame hands over: whose wallet, and its own word for it. */
export interface AutoLoginMessage {
  walletAddress: string;
  token: string;
}

export type AutoLoginState =
  | { kind: 'requested'; address: string }
  /** The wallet belongs to an account this parent never signed in to: its owner is asked first. */
  | { kind: 'approval'; address: string; approve: () => void }
  | { kind: 'verified'; address: string };

/** What auto-login needs of the page. */
export interface AutoLoginDoors {
  /** Exactly this origin, and only as our parent, is heard and told anything; null stays silent. */
  parentOrigin: string | null;
  isParent(source: unknown): boolean;
  isSignedIn: boolean;
  /** To the parent, and to nobody if it is not that origin any more. */
  tellParent(message: object, origin: string): void;
  readNonce(): Promise<string>;
  verify(chain: Chain, body: { publicKey: string; parentJwt: string; isLinkApproved?: true }): Promise<void>;
  show(state: AutoLoginState | null): void;
  reload(): void;
  log(what: string, error: unknown): void;
}

/** With these words the parent asks for a nonce, and gets it. */
export const NONCE_MESSAGE = 'playloom:wallet-nonce';

/** The parent that may sign people in, from what the browser tells about the pages around this one. */
export function findParent(parents: readonly string[], allowed: readonly string[]): string | null {
  const told = parents.map((parent) => URL.parse(parent)?.origin).find((origin) => origin !== undefined);
  return told !== undefined && allowed.includes(told) ? told : null;
}

export interface AutoLogin {
  start(): Promise<void>;
  hear(event: { origin: string; source: unknown; data: unknown }): Promise<void>;
}

/** Requested, verified, then a reload. Whatever fails is logged and nothing else: the page goes on. */
export function createAutoLogin(doors: AutoLoginDoors): AutoLogin {
  const { parentOrigin, isSignedIn } = doors;
  const state = { isBusy: false };

  async function offerNonce(origin: string): Promise<void> {
    try {
      doors.tellParent({ type: NONCE_MESSAGE, nonce: await doors.readNonce() }, origin);
    } catch (error) {
      doors.log('No nonce for the wallet login.', error);
    }
  }

  async function sign({ walletAddress, token }: AutoLoginMessage, isLinkApproved: boolean): Promise<void> {
    const chain: Chain = walletAddress.startsWith('0x') ? 'ethereum' : 'solana';
    state.isBusy = true;
    doors.show({ kind: 'requested', address: walletAddress });
    try {
      const body = { publicKey: walletAddress, parentJwt: token };
      await doors.verify(chain, isLinkApproved ? { ...body, isLinkApproved } : body);
      doors.show({ kind: 'verified', address: walletAddress });
      doors.reload();
    } catch (error) {
      state.isBusy = false;
      const isUnapproved = readErrorId(error) === 'wallet_link_unapproved' && !isLinkApproved;
      const approve = () => void sign({ walletAddress, token }, true);
      doors.show(isUnapproved ? { kind: 'approval', address: walletAddress, approve } : null);
      if (!isUnapproved) doors.log('The wallet login did not work.', error);
    }
  }

  return {
    async start() {
      if (parentOrigin !== null && !isSignedIn) await offerNonce(parentOrigin);
    },
    async hear({ origin, source, data }) {
      if (parentOrigin === null || origin !== parentOrigin || !doors.isParent(source)) return;
      if (isSignedIn || state.isBusy) return;
      if (isNonceWish(data)) return offerNonce(parentOrigin);
      const message = readMessage(data);
      if (message) await sign(message, false);
    },
  };
}

/** Both, or it is not for us. */
export function readMessage(data: unknown): AutoLoginMessage | null {
  const { walletAddress, token } = (data ?? {}) as Partial<Record<keyof AutoLoginMessage, unknown>>;
  if (typeof walletAddress !== 'string' || typeof token !== 'string') return null;
  return walletAddress !== '' && token !== '' ? { walletAddress, token } : null;
}

function isNonceWish(data: unknown): boolean {
  return (data as { type?: unknown } | null)?.type === NONCE_MESSAGE;
}

function readErrorId(error: unknown): string | undefined {
  return (error as { body?: { errorId?: string } } | null)?.body?.errorId;
}

/** Where the page goes on once somebody is signed in: straight into the game. */
export function addAutoJoin(href: string): string {
  const url = new URL(href);
  url.searchParams.set('autojoin', 'true');
  url.searchParams.set('autologin', 'true');
  return url.href;
}
