import type { EndpointBody, Endpoints } from '@playloom/api-contract';
import type { TokenDetails, TokenContract, WithChains } from '../../../chains/ChainClient.ts';
import type { FetchProblem, WithFetcher } from '../../../fetching/SafeFetcher.ts';
import { storeFile } from '../../../files/storeFile.ts';
import { NotAllowed } from '../../../http/errors.ts';
import {
  ChainUnreachable,
  IconNotAnImage,
  IconAddressRejected,
  IconTooLarge,
  IconUnreachable,
  TokenAddressWrong,
  TokenIdMissing,
  TokenNotFound,
  GameNotInWorld,
} from './web3Errors.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithLog } from '../../../process/createLogger.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithFiles } from '../../../files/FileStore.ts';
import type { WithImages } from '../../../files/ImageConverter.ts';
import {
  deleteUtilityToken,
  findUtilityToken,
  lockUtilityToken,
  storeUtilityToken,
  type UtilityTokenOwner,
} from './tokenQueries.ts';
import { findWorld } from '../worlds/worldQueries.ts';
import { discardFile } from '../../../files/discardFile.ts';
import { normalizeWalletAddress } from '../../identity/wallets/normalizeWalletAddress.ts';
import { isBlockedName } from '../../../text-filter/isBlockedName.ts';
import { requireOwnedGame } from './readWeb3Settings.ts';

const ICON_SIDE = 128;

const ICON_PROBLEMS = {
  refused: IconAddressRejected,
  unreachable: IconUnreachable,
  'too-large': IconTooLarge,
  'no-picture': IconNotAnImage,
} satisfies Record<FetchProblem, unknown>;

interface TokenTarget {
  id: string;
  scope: 'game' | 'world';
}

/**
 * Sets the token of a game or world. Reads everything before storing, so that an unknown token or an invalid icon
 * changes nothing.
 */
export async function changeUtilityToken(
  services: WithClock & WithLog & WithDatabase & WithFiles & WithImages & WithFetcher & WithChains,
  userId: string,
  target: TokenTarget,
  body: EndpointBody<Endpoints['setUtilityToken']>,
): Promise<void> {
  const { db, files, clock } = services;
  const owner = await requireTokenOwner(services, userId, target);
  const { chain, type, iconSourceUrl } = body;
  const address = normalizeWalletAddress('ethereum', body.tokenAddress);
  if (address === null) throw TokenAddressWrong({ tokenAddress: TokenAddressWrong.message });
  if (type === 'ERC1155' && body.tokenId === undefined)
    throw TokenIdMissing({ tokenId: TokenIdMissing.message });
  const tokenId = type === 'ERC1155' ? (body.tokenId ?? null) : null;
  const facts = await readTokenDetails(services, { chain, type, address, tokenId });
  const known = await findUtilityToken(db, owner);
  const icon =
    iconSourceUrl !== null && iconSourceUrl === known?.iconSource
      ? 'kept'
      : await readIcon(services, iconSourceUrl);
  const former = await db.transaction(async (tx) => {
    const before = await lockUtilityToken(tx, owner);
    const now = clock.now();
    const webp = { extension: 'webp', contentType: 'image/webp', ownerId: userId, now };
    // The stored icon may have changed since it was read, and its file may have been deleted.
    const isSame = icon === 'kept' && before?.iconSource === iconSourceUrl;
    const storedFile = isSame ? before.iconFile : null;
    const iconFile =
      icon instanceof Uint8Array ? await storeFile(tx, files, { bytes: icon, ...webp }) : storedFile;
    const token = { chain, type, address, tokenId, iconSource: iconSourceUrl, iconFile, updatedAt: now };
    await storeUtilityToken(tx, owner, { ...token, ...facts });
    return before && before.iconFile !== iconFile ? before.iconFile : null;
  });
  await discardIcon(services, former);
}

export async function removeUtilityToken(
  services: WithLog & WithDatabase & WithFiles,
  userId: string,
  target: TokenTarget,
): Promise<void> {
  const owner = await requireTokenOwner(services, userId, target);
  const former = await services.db.transaction(async (tx) => {
    const before = await lockUtilityToken(tx, owner);
    await deleteUtilityToken(tx, owner);
    return before;
  });
  await discardIcon(services, former?.iconFile ?? null);
}

/** Throws unless the user owns the game and, for a token of the world, the world too. */
async function requireTokenOwner(
  services: WithDatabase,
  userId: string,
  { id, scope }: TokenTarget,
): Promise<UtilityTokenOwner> {
  const game = await requireOwnedGame(services, userId, id);
  if (scope === 'game') return { gameId: game.id };
  const world = game.worldId === null ? null : await findWorld(services.db, game.worldId);
  if (!world) throw GameNotInWorld();
  if (world.ownerId !== userId) throw NotAllowed();
  return { worldId: world.id };
}

type StoredTokenDetails = { [Key in keyof TokenDetails]: TokenDetails[Key] | null };

/**
 * Reads the details of a token from its chain. Without a node for that chain they are unknown, and balances are treated
 * as zero.
 */
async function readTokenDetails(
  { chains, log }: WithLog & WithChains,
  token: TokenContract,
): Promise<StoredTokenDetails> {
  if (!chains.chains.includes(token.chain)) return { name: null, symbol: null, decimals: null };
  const facts = await chains.readDetails(token).catch((error: unknown) => {
    log.warn({ err: error }, 'could not read a token');
    throw ChainUnreachable();
  });
  if (!facts) throw TokenNotFound({ tokenAddress: TokenNotFound.message });
  const { name, symbol, decimals } = facts;
  // The author of a contract chooses its name, so it is screened like all other names.
  const screen = (text: string | null) => (text === null || isBlockedName(text) ? null : text);
  return { name: screen(name), symbol: screen(symbol), decimals };
}

async function readIcon(
  { fetcher, images }: WithImages & WithFetcher,
  source: string | null,
): Promise<Uint8Array | null> {
  if (source === null) return null;
  const answer = await fetcher.fetchImage(source);
  if (answer.ok) return images.toSquare(answer.bytes, ICON_SIDE);
  const problem = ICON_PROBLEMS[answer.problem];
  throw problem({ iconSourceUrl: problem.message });
}

async function discardIcon(services: WithLog & WithDatabase & WithFiles, file: string | null): Promise<void> {
  if (file === null) return;
  // The change is already stored. If deleting fails, the hourly cleanup deletes the file.
  await discardFile(services, file).catch((error: unknown) =>
    services.log.warn({ err: error }, 'could not delete an unused icon'),
  );
}
