import { compileGame } from '@playloom/engine';
import { type Game, hashGame, parseGame, createClientProjection } from '@playloom/game-format';
import { expect, it } from 'vitest';
import { starterSlugs } from './starters/listGames.ts';
import { loadGame } from './starters/loadGame.ts';

/** Minimum length of a text to search for. Shorter texts are ordinary words, which other texts may contain too. */
const DISTINCTIVE_LENGTH = 12;

/** Lists all strings in a part of the document, including keys. */
function listTexts(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => [key, ...listTexts(value)]);
}

function listSecrets(game: Game): string[] {
  const offers = Object.values(game.types.shops).flatMap(({ offers: list }) => list);
  const nodes = Object.values(game.types.dialogues).flatMap((dialogue) => Object.values(dialogue.nodes));
  const logic = [...offers, ...nodes, ...nodes.flatMap(({ options }) => options)];
  // Ids and settings are public anyway, so they are not secrets.
  const shared = new Set(listTexts([listIds(game), game.settings]));
  const texts = [
    ...game.rules.flatMap(({ id, comment }) => [id, comment]),
    ...listTexts(game.data.defaultData),
    ...game.map.entities.map(({ id }) => id),
    ...logic.flatMap((part) => listTexts([part.do, 'if' in part ? part.if : []])).filter(isDistinctive),
    ...Object.values(game.scripts)
      .flatMap(({ files }) => Object.values(files))
      .flatMap((source) => source.split('\n').map((line) => line.trim()))
      .filter(isDistinctive),
  ];
  return [...new Set(texts)].filter((text) => text !== '' && !shared.has(text));
}

function isDistinctive(text: string): boolean {
  return text.length >= DISTINCTIVE_LENGTH;
}

/** Lists the ids of everything that the protocol refers to by number, in order. */
function listIds(game: Game): unknown {
  return {
    types: Object.entries(game.types).map(([kind, types]) => [kind, Object.keys(types)]),
    variables: Object.entries(game.variables).map(([kind, variables]) => [kind, Object.keys(variables)]),
    layers: game.map.layers.map(({ id }) => id),
    regions: Object.keys(game.map.regions),
    spawnPoints: Object.keys(game.map.spawnPoints),
    panels: Object.keys(game.data.ui),
    assets: game.assets,
    offers: Object.values(game.types.shops).map(({ offers }) => offers.map(({ id, price }) => [id, price])),
  };
}

function listLooks({ types }: Game): unknown {
  return [types.units, types.items, types.projectiles, types.props].map((kind) =>
    Object.values(kind).map(({ look, body }) => [look, body]),
  );
}

it.each(starterSlugs)('[API-14:part] the projection of %s contains no secrets', (slug) => {
  const game = loadGame(slug);
  const bytes = JSON.stringify(createClientProjection(game));
  const secrets = listSecrets(game);
  expect(secrets.length).toBeGreaterThan(2);
  const found = secrets.filter((secret) => {
    const written = JSON.stringify(secret);
    // Short secrets, such as rule ids, are ordinary words, so they must match a whole string.
    return isDistinctive(secret) ? bytes.includes(written.slice(1, -1)) : bytes.includes(written);
  });
  expect(found).toEqual([]);
});

it.each(starterSlugs)(
  '[API-14:part] the projection of %s is a valid game with the same types and ids',
  (slug) => {
    const game = loadGame(slug);
    const before = hashGame(game);
    const projection = createClientProjection(game);
    const parsed = parseGame(JSON.parse(JSON.stringify(projection)));
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    compileGame(parsed.value);
    expect(hashGame(parsed.value)).toBe(hashGame(projection));
    expect(projection.rules).toEqual([]);
    expect(projection.scripts).toEqual({});
    expect(projection.data.defaultData).toEqual({});
    expect(projection.map.entities).toEqual([]);
    expect(listIds(projection)).toEqual(listIds(game));
    expect(listLooks(projection)).toEqual(listLooks(game));
    expect(projection.map.layers).toEqual(game.map.layers);
    // Secret achievements have no name there.
    const hidden = { achievements: [], goals: [] };
    expect({ ...projection.settings, ...hidden }).toEqual({ ...game.settings, ...hidden });
    expect(projection.settings.goals).toEqual([]);
    const achievementIds = ({ settings }: Game) => settings.achievements.map(({ id }) => id);
    expect(achievementIds(projection)).toEqual(achievementIds(game));
    expect(createClientProjection(projection)).toEqual(projection);
    expect(hashGame(game), 'the game itself is not changed').toBe(before);
  },
);

it('[API-14:part] keeps keys, buttons and costs, and drops the rules they run', () => {
  const keysOf = (game: Game) =>
    Object.values(game.types.units).flatMap(({ controls }) =>
      controls.keys.map(({ press: _press, release: _release, ...binding }) => binding),
    );
  for (const slug of starterSlugs) {
    const game = loadGame(slug);
    const projection = createClientProjection(game);
    expect(keysOf(projection)).toEqual(keysOf(game));
    expect(JSON.stringify(projection)).not.toContain('run-rule');
  }
});
