import { expect, it } from 'vitest';
import { loadGame } from '../tools/games/starters/loadGame.ts';

it.each(['arena', 'blob', 'kickoff', 'nightfall', 'skyline'] as const)(
  '[END-07:part] %s ends its matches with results, three awards, and at least three options',
  (slug) => {
    const { results, match } = loadGame(slug).settings;
    expect([match.isEnabled, results.isEnabled]).toEqual([true, true]);
    expect(results.awards).toHaveLength(3);
    expect(new Set(results.awards.map(({ variable }) => variable)).size).toBe(3);
    expect(results.options.length).toBeGreaterThanOrEqual(3);
  },
);

it.each(['harbour', 'harbour-island'] as const)(
  '[END-07:part] %s goes on without matches, and nothing in it promises a winner',
  (slug) => {
    const { settings, rules, types } = loadGame(slug);
    expect([settings.match.isEnabled, settings.results.isEnabled]).toEqual([false, false]);
    const texts = JSON.stringify([settings.description, rules, types.dialogues, types.shops]);
    expect(texts).not.toMatch(/\bwin(s|ner)?\b|best earner|round(Starts|Ends)|matchEnds|isRoundRunning/i);
  },
);
