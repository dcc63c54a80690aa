import { describe, expect, it } from 'vitest';
import { starterSlugs } from '../tools/games/starters/listGames.ts';
import { loadGame } from '../tools/games/starters/loadGame.ts';

interface ScreenText {
  readonly place: string;
  readonly text: unknown;
}

/** Finds all texts that the rules of a game keep on the screen. */
function listScreenTexts(part: unknown): ScreenText[] {
  if (typeof part !== 'object' || part === null) return [];
  const own =
    'do' in part && part.do === 'setScreenText' ? [{ place: 'top', ...part } as unknown as ScreenText] : [];
  return [...own, ...Object.values(part).flatMap(listScreenTexts)];
}

describe.each(starterSlugs)('[HUD-23:part] the screen texts of %s', (slug) => {
  it('are one objective at the top, which repeats no score and no clock', () => {
    const texts = listScreenTexts(loadGame(slug).rules);
    const places = texts.map(({ place }) => place);
    expect(places.filter((place) => place === 'left' || place === 'bottom')).toEqual([]);
    const objectives = texts.filter(({ place }) => place === 'top');
    expect(JSON.stringify(objectives)).not.toMatch(/scoreOf|roundTimeLeft|timerLeft/);
  });
});

describe('[HUD-23:part] bars on the screen', () => {
  const listBars = (slug: (typeof starterSlugs)[number]): string[] => {
    const { types, settings } = loadGame(slug);
    const attributes = types.units[settings.players.unit ?? '']?.attributes ?? {};
    return Object.keys(attributes).filter((id) => types.attributes[id]?.bar.place === 'screen');
  };

  it('show fire, fuel, mass, and the race', () => {
    expect(listBars('nightfall')).toEqual(['camp-fire', 'camp-fuel']);
    expect(listBars('blob')).toEqual(['to-crown']);
    expect(loadGame('skyline').settings.hud.race).toMatchObject({ variable: 'progress', parts: 3 });
  });

  it('are joined by no clock and no place where there is no hurry', () => {
    for (const slug of ['harbour', 'harbour-island'] as const)
      expect(loadGame(slug).settings.hud).toMatchObject({ hasTimer: false, hasScoreboard: false });
  });
});
