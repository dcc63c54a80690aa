import type { GameCard, GamePage } from '@playloom/api-contract';
import type { Config } from '../../../process/config.ts';
import type { PublishedGame } from '../games/gameQueries.ts';
import { presentMinimalUser } from '../../identity/users/presentUser.ts';
import { presentUtilityToken } from '../web3/presentUtilityToken.ts';
import type { GameTokens } from '../web3/readGameTokens.ts';
import { VISIBILITY_EVERYONE, resolveGameAccess, type GameMembership } from '../games/policy.ts';

type Playing = ReadonlyMap<string, number>;

export function presentGameCard(game: PublishedGame, playing: Playing): GameCard {
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
    needsLogin: game.visibility !== VISIBILITY_EVERYONE,
  };
}

interface GamePageContext {
  membership: GameMembership;
  playing: Playing;
  tokens: GameTokens;
  config: Config;
}

export function presentGame(
  game: PublishedGame,
  { membership, playing, tokens, config }: GamePageContext,
): GamePage {
  const { username, profilePicture } = presentMinimalUser(game.creator, config).local;
  const { needsLogin: _access, ...card } = presentGameCard(game, playing);
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
    web3Data: { utilityToken: tokens.game && presentUtilityToken(tokens.game, config) },
    mapWeb3Data: { utilityToken: tokens.map && presentUtilityToken(tokens.map, config) },
    isUnlisted: game.isUnlisted,
    isMember: membership.isMember,
    visibility: game.visibility,
    access: resolveGameAccess(game.visibility, membership),
    achievements: game.facts.achievements ?? 0,
    goals: game.facts.goals ?? 0,
    controls: game.facts.controls,
    matchSeconds: game.facts.matchSeconds,
  };
}
