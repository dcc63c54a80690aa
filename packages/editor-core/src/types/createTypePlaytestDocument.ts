import type { DraftGame } from '@playloom/draft';
import { type GameTypes, limits, type Json, type JsonObject } from '@playloom/game-format';

/** Distance in tiles between the spawn point and the tested object. */
const BESIDE = 1.5;
const TRIED_ID = 'tried';

const PLACED: { readonly [kind in keyof GameTypes]?: string } = {
  items: 'item',
  props: 'prop',
  projectiles: 'projectile',
};

/**
 * The document for a playtest of a single type: a unit becomes the player's unit, other objects are placed near the spawn
 * point.
 */
export function createTypePlaytestDocument(
  game: DraftGame,
  document: Json,
  of: keyof GameTypes,
  id: string,
): Json {
  const whole = document as JsonObject;
  if (of === 'units') return playAs(whole, id);
  const kind = PLACED[of];
  return kind === undefined ? whole : placeNear(game, whole, kind, id);
}

function playAs(whole: JsonObject, unit: string): Json {
  const settings = whole['settings'] as JsonObject;
  const types = whole['types'] as JsonObject;
  // A team's unit would take precedence over the unit to test, so remove it.
  const teams = Object.entries((types['teams'] ?? {}) as JsonObject).map(([team, value]) => [
    team,
    { ...(value as JsonObject), unit: null },
  ]);
  return {
    ...whole,
    settings: { ...settings, players: { ...(settings['players'] as JsonObject), unit } },
    types: { ...types, teams: Object.fromEntries(teams) as JsonObject },
  };
}

function placeNear(game: DraftGame, whole: JsonObject, kind: string, type: string): Json {
  const map = whole['map'] as JsonObject;
  const entities = (map['entities'] ?? []) as readonly Json[];
  if (entities.length >= limits.PLACED_ENTITIES_MAX) return whole;
  const start = Object.values(game.map.spawnPoints)[0] ?? { x: game.map.width / 2, y: game.map.height / 2 };
  const tried = { id: TRIED_ID, kind, type, x: start.x + BESIDE, y: start.y };
  return { ...whole, map: { ...map, entities: [...entities, tried] } };
}
