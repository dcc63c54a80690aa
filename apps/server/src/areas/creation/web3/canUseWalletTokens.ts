import type { SignedInSession } from '../../../http/session.ts';
import type { GameRow } from '../../../storage/schema.ts';
import type { Db } from '../../../storage/openDatabase.ts';
import { listWalletsOf } from '../../identity/wallets/walletQueries.ts';

interface JoinOrigin {
  signedIn: SignedInSession | null;
  /** The portal that the client named, and whether the page is in a frame. */
  portal?: string | undefined;
  inIframe?: string | undefined;
}

/**
 * Whether a game reads the player's wallets: its token is enabled, and the player has a wallet and is on our own site.
 */
export async function canUseWalletTokens(
  db: Db,
  game: Pick<GameRow, 'isWeb3Enabled' | 'isUtilityTokenEnabled'>,
  { signedIn, portal, inIframe }: JoinOrigin,
): Promise<boolean> {
  if (!game.isWeb3Enabled || !game.isUtilityTokenEnabled || signedIn === null) return false;
  if (signedIn.isFramed || portal !== undefined || inIframe === 'true') return false;
  const wallets = await listWalletsOf(db, signedIn.user.id);
  return wallets.some(({ chain }) => chain === 'ethereum');
}
