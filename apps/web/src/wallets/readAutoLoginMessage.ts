/** Message from the parent frame: the wallet address and a token that proves its ownership. */
export interface AutoLoginMessage {
  walletAddress: string;
  token: string;
}

/** Returns null unless both fields are present. */
export function readAutoLoginMessage(data: unknown): AutoLoginMessage | null {
  const { walletAddress, token } = (data ?? {}) as Partial<Record<keyof AutoLoginMessage, unknown>>;
  if (typeof walletAddress !== 'string' || typeof token !== 'string') return null;
  return walletAddress !== '' && token !== '' ? { walletAddress, token } : null;
}
