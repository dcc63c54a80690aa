import { TEST_LINK_PREFIX, type PortalFeatures } from '@playloom/api-contract';
import { closeOnBack } from '@playloom/design-system';
import { openSocket, type CoinOffer, type ReportedPlayer } from '@playloom/game-client';
import type { ChatPermissionRequest } from '@playloom/site/overlays/OpenDialog.ts';
import { browserClient } from '@playloom/site/api/browserClient.ts';
import { createClientLoader } from '../client/createClientLoader.ts';
import { findBrowserProblem } from '../client/findBrowserProblem.ts';
import { fetchRelease } from '../client/fetchRelease.ts';
import type { PlayEnvironment, PlayedGame, JoinedSeat } from './PlayEnvironment.ts';
import type { RoomRequest } from '../state/PlayState.ts';
import { withLobbyCode } from '../state/withLobbyCode.ts';

/** Data and callbacks of the page. Functions are called when needed, because their values can change during a game. */
export interface PlayPageFacts {
  root(): HTMLElement | null;
  nonce: string;
  uiOrigin: string;
  features(): Pick<PortalFeatures, 'chat' | 'links' | 'orientation' | 'inAppPurchases' | 'loginCallToAction'>;
  /** Returns the name of a guest, or undefined for logged-in users. */
  guestName(): string | undefined;
  /** Returns how the user arrived at the page. Sent with every room request. */
  arrival(): { inv?: string; portal?: string; inIframe?: 'true'; agentId?: string; publish?: 'true' };
  /** Whether to open the chat when the game starts. */
  opensChat(): boolean;
  /** Whether to show how fast the game is drawn. */
  showsFps(): boolean;
  follow(game: PlayedGame): void;
  /** Called when the game offers an item for coins. Opens the site's own dialog. */
  offer(offer: CoinOffer): void;
  /** Called when the player reports another player. */
  report(player: ReportedPlayer, gameId: string): void;
  /** Called when the player mutes or unmutes another player. Also applies outside of this game. */
  mute(username: string, isMuted: boolean): void;
  /** Called when the player wants to chat but may not yet. Opens a dialog that asks for a login or a birth date. */
  askToWrite(gameId: string, request: ChatPermissionRequest): void;
}

const clients = createClientLoader();

/** Creates the play environment of a real browser. */
export function createPlayEnvironment(facts: PlayPageFacts): PlayEnvironment {
  return {
    findBrowserProblem: () => findBrowserProblem(window),
    async findGame(gameSlug) {
      const { data } = await browserClient.readGame({ params: { gameSlug } });
      return { id: data.game._id, slug: data.game.gameSlug };
    },
    join: (game, roomRequest, isFirst) => join(facts, game, roomRequest, isFirst),
    findBan: async ({ id }) => (await browserClient.readBan({ query: { gameId: id } })).data?.text ?? null,
    loadClient: (engineVersion, onPart) => clients.load(engineVersion, facts.nonce, onPart),
    loadRelease: (seat, onPart) => fetchRelease(seat.releaseUrl, onPart),
    // The game also works without an invite link.
    invite: async (seat) => (facts.features().links ? invite(facts, seat).catch(() => null) : null),
    locateRoom,
    openSocket,
    stage: (seat) => describeStage(facts, seat),
    follow: facts.follow,
    now: () => performance.now(),
    wait: (ms) => new Promise((resolve) => void setTimeout(resolve, ms)),
  };
}

/** If nothing answers, or the room has closed, its last address tells more. */
async function locateRoom({ roomId, url }: JoinedSeat): Promise<string> {
  const answer = await browserClient.locateRoom({ params: { id: roomId }, query: {} }).catch(() => null);
  if (answer?.data.state === 'moving') throw new Error('The room is moving.');
  return answer?.data.url ?? url;
}

async function join(
  facts: PlayPageFacts,
  { id, slug }: PlayedGame,
  { watch, ...roomRequest }: RoomRequest,
  isFirst: boolean,
): Promise<JoinedSeat> {
  const name = facts.guestName();
  const { data } = await browserClient.joinGame({
    params: { id },
    query: {
      gameSlug: slug,
      ...facts.arrival(),
      ...roomRequest,
      ...(watch ? { watch: 'true' } : {}),
      ...(isFirst ? { firstFetch: 'true' } : {}),
      ...(name === undefined ? {} : { name }),
    },
  });
  return data;
}

async function invite(
  facts: PlayPageFacts,
  { gameId, roomId, lobbyCode, person }: JoinedSeat,
): Promise<string> {
  const { inv } = facts.arrival();
  // A draft can be joined only by its test link.
  if (inv?.startsWith(TEST_LINK_PREFIX)) return new URL(`?inv=${inv}&autojoin=true`, location.href).href;
  const name = facts.guestName() === undefined ? {} : { name: person.name };
  const body = { roomId, ...withLobbyCode(lobbyCode), ...name };
  const { data } = await browserClient.createInvite({ params: { id: gameId }, body });
  return data.url;
}

function describeStage(
  facts: PlayPageFacts,
  { gameId, release, person }: JoinedSeat,
): ReturnType<PlayEnvironment['stage']> {
  const root = facts.root();
  if (!root) throw new Error('The page has no element for the game.');
  const { chat, links, orientation, inAppPurchases } = facts.features();
  const askableRestriction = findAskableRestriction(facts, person.chatHurdle);
  return {
    root,
    assetUrl: (file) => `${facts.uiOrigin}/files/${encodeURIComponent(file)}`,
    panelUrl: (panel) => `${facts.uiOrigin}/panels/${gameId}/${release}/${encodeURIComponent(panel)}`,
    features: { chat, links, orientation },
    opensChat: facts.opensChat(),
    showsFps: facts.showsFps(),
    onReport: (player) => facts.report(player, gameId),
    onMute: (name, isMuted) => facts.mute(name, isMuted),
    holdBack: closeOnBack,
    ...(person.storesAchievements && { achievementStorage: person.isSignedIn ? 'account' : 'guest' }),
    ...(person.isSignedIn && {
      tips: { isSeen: person.hasSeenTips, onSeen: () => void storeTipsSeen(gameId) },
    }),
    ...(askableRestriction && {
      onAskToWrite: (onAnswer) =>
        facts.askToWrite(gameId, {
          restriction: askableRestriction,
          onAnswer: (canWrite) => onAnswer({ canChat: canWrite, chatHurdle: canWrite ? null : 'too-young' }),
        }),
    }),
    ...(inAppPurchases ? { onOffer: showOnce(facts.offer) } : {}),
  };
}

/** Errors are ignored: the next game only shows the tips once more. */
async function storeTipsSeen(gameId: string): Promise<void> {
  await browserClient.storeTipsSeen({ params: { id: gameId } }).catch(() => null);
}

/** A room repeats its last offer to a player who reconnects, because it may not have arrived. */
function showOnce(show: (offer: CoinOffer) => void): (offer: CoinOffer) => void {
  const shown = new Set<string>();
  return (offer) => {
    const { id } = offer;
    if (id !== null && shown.has(id)) return;
    if (id !== null) shown.add(id);
    show(offer);
  };
}

/**
 * Returns the restriction if our dialog can resolve it: a missing birth date, or a missing login where login is
 * allowed.
 */
function findAskableRestriction(
  facts: PlayPageFacts,
  restriction: JoinedSeat['person']['chatHurdle'],
): ChatPermissionRequest['restriction'] | null {
  if (restriction === 'age-unknown') return restriction;
  return restriction === 'sign-in-needed' && facts.features().loginCallToAction ? restriction : null;
}
