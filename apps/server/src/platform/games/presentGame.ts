import type { GameCard, GamePage } from '@playloom/api-contract';
import type { Config } from '../../config.ts';
import type { PublishedGame } from '../../storage/gameQueries.ts';
import { presentMinimalUser } from '../users/presentUser.ts';
import { presentToken } from '../web3/presentToken.ts';
import type { GameTokens } from '../web3/readTokens.ts';
import { EVERYBODY, judgeAccess, type Standing } from './policy.ts';

type Playing = ReadonlyMap<string, number>;

export function presentCard(game: PublishedGame, playing: Playing): GameCard {
  return {
    _id: game.id,
    gameSlug: game.slug,
    title: game.title,
    cover: game.coverFile,
    creator: game.creator.username,
    playing: playing.get(game.id) ?? 0,
    plays: game.plays,
    tags: game.tags,
    hasTouchControls: game.facts.hasTouchControls,
    needsLogin: game.visibility !== EVERYBODY,
  };
}

interface Surroundings {
  standing: Standing;
  playing: Playing;
  tokens: GameTokens;
  config: Config;
}

export function presentGame(
  game: PublishedGame,
  { standing, playing, tokens, config }: Surroundings,
): GamePage {
  const { username, profilePicture } = presentMinimalUser(game.creator, config).local;
  const { needsLogin: _access, ...card } = presentCard(game, playing);
  return {
    ...card,
    description: game.description,
    creator: { username, profilePicture },
    sandboxMode: game.sandboxMode,
    preferredRegion: game.preferredRegion,
    engineVersion: game.engineVersion,
    releases: [{ release: game.liveRelease }],
    maxPlayers: game.maxPlayers,
    isModdable: game.isModdable,
    isLobbyEnabled: game.isLobbyEnabled,
    defaultRenderer: game.defaultRenderer,
    worldId: game.worldId,
    isWeb3Enabled: game.isWeb3Enabled,
    isUTEnabled: game.isUtilityTokenEnabled,
    web3Data: { utilityToken: tokens.game && presentToken(tokens.game, config) },
    mapWeb3Data: { utilityToken: tokens.map && presentToken(tokens.map, config) },
    isUnlisted: game.isUnlisted,
    isMember: standing.isMember,
    visibility: game.visibility,
    access: judgeAccess(game.visibility, standing),
    controls: game.facts.controls,
    matchSeconds: game.facts.matchSeconds,
  };
}
