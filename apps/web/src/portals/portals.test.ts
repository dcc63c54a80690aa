import type { HostPageSettings } from '@playloom/game-client';
import { describe, expect, it } from 'vitest';
import { createCrazyGamesAdapter, type CrazyGamesSdk } from './createCrazyGamesAdapter.ts';
import { createPortalCoordinator, type PortalGameState } from './createPortalCoordinator.ts';
import { createPokiAdapter, type PokiSdk } from './createPokiAdapter.ts';
import type { PortalAdapter } from './PortalAdapter.ts';

type CrazyGamesSettings = CrazyGamesSdk['game']['settings'];

/** Creates fake SDKs that record calls and end an ad break on request. */
function createFakeSdks() {
  const calls: string[] = [];
  const note = (what: string) => () => void calls.push(what);
  const ad: { start?: () => void; end?: () => void; fail?: () => void } = {};
  const listeners: ((settings: CrazyGamesSettings) => void)[] = [];
  const crazy: CrazyGamesSdk = {
    init: async () => undefined,
    game: {
      loadingStart: note('loadingStart'),
      loadingStop: note('loadingStop'),
      gameplayStart: note('gameplayStart'),
      gameplayStop: note('gameplayStop'),
      settings: {},
      addSettingsChangeListener: (listener) => void listeners.push(listener),
    },
    ad: {
      requestAd(kind, { adStarted, adFinished, adError }) {
        calls.push(`requestAd ${kind}`);
        Object.assign(ad, { start: adStarted, end: adFinished, fail: () => adError({ code: 'unfilled' }) });
      },
    },
  };
  const poki: PokiSdk = {
    init: async () => undefined,
    gameLoadingFinished: note('gameLoadingFinished'),
    gameplayStart: note('gameplayStart'),
    gameplayStop: note('gameplayStop'),
    commercialBreak: (start) =>
      new Promise((end) => {
        calls.push('commercialBreak');
        Object.assign(ad, { start, end });
      }),
  };
  return { calls, ad, crazy, poki, listeners };
}

function startCoordinator(kit: PortalAdapter) {
  const appliedSettings: HostPageSettings[] = [];
  const waits: (() => void)[] = [];
  const coordinator = createPortalCoordinator(kit, {
    applyHostSettings: (applied) => void appliedSettings.push(applied),
    wait: () => new Promise((resolve) => waits.push(resolve)),
  });
  const live = (...scenes: PortalGameState[]) => scenes.forEach((scene) => coordinator.setScene(scene));
  return { coordinator, live, last: () => appliedSettings.at(-1), giveUp: () => waits.at(-1)?.() };
}

const settle = () => new Promise<void>((resolve) => void setTimeout(resolve));

describe('CrazyGames', () => {
  it('gets loading, play, menus and deaths in the right order, and shows ads only after deaths', async () => {
    const { calls, ad, crazy } = createFakeSdks();
    const { live } = startCoordinator(createCrazyGamesAdapter(crazy));
    live('loading', 'playing', 'menu', 'playing', 'out');
    expect(calls.splice(0)).toEqual([
      'loadingStart',
      'loadingStop',
      'gameplayStart',
      'gameplayStop',
      'gameplayStart',
      'gameplayStop',
      'requestAd midgame',
    ]);
    // The player respawns during the ad, so gameplay must start only when the ad ends.
    live('playing');
    expect(calls).toEqual([]);
    ad.end?.();
    await settle();
    live('idle', 'loading');
    expect(calls).toEqual(['gameplayStart', 'gameplayStop', 'loadingStart']);
  });

  it('blocks input from the request on and mutes the game when the ad starts', async () => {
    const { ad, crazy } = createFakeSdks();
    const { live, last } = startCoordinator(createCrazyGamesAdapter(crazy));
    live('loading', 'playing', 'out');
    expect(last()).toMatchObject({ isHeld: true, isMuted: false });
    ad.start?.();
    expect(last()).toMatchObject({ isHeld: true, isMuted: true });
    ad.fail?.();
    await settle();
    expect(last()).toMatchObject({ isHeld: false, isMuted: false });
  });

  it('applies the portal’s settings for sound, chat and full screen, and their changes', () => {
    const { crazy, listeners } = createFakeSdks();
    const { last } = startCoordinator(
      createCrazyGamesAdapter({ ...crazy, game: { ...crazy.game, settings: { muteAudio: true } } }),
    );
    expect(last()).toEqual({ isMuted: true, isHeld: false, hasChat: true, hasFullscreen: false });
    listeners[0]?.({ disableChat: true });
    expect(last()).toEqual({ isMuted: false, isHeld: false, hasChat: false, hasFullscreen: false });
  });

  it('continues if a break never starts and if every SDK call throws', async () => {
    const { crazy } = createFakeSdks();
    const { live, last, giveUp } = startCoordinator(createCrazyGamesAdapter(crazy));
    live('playing', 'out');
    giveUp();
    await settle();
    expect(last()).toMatchObject({ isHeld: false });
    const refuse = () => {
      throw new Error('sdkDisabled');
    };
    const { game } = crazy;
    const off = createCrazyGamesAdapter({
      ...crazy,
      game: { ...game, loadingStart: refuse, gameplayStart: refuse, addSettingsChangeListener: refuse },
      ad: { requestAd: refuse },
    });
    const broken = startCoordinator(off);
    broken.live('loading', 'playing', 'out');
    await settle();
    expect(broken.last()).toMatchObject({ isHeld: false, hasChat: true });
  });
});

describe('Poki', () => {
  it('gets loaded once, gameplay from the first input on, and a break before every later start', async () => {
    const { calls, ad, poki } = createFakeSdks();
    const { live, coordinator } = startCoordinator(createPokiAdapter(poki));
    live('loading', 'playing');
    expect(calls).toEqual(['gameLoadingFinished']);
    coordinator.noteInput();
    live('menu', 'playing');
    expect(calls.splice(0)).toEqual([
      'gameLoadingFinished',
      'gameplayStart',
      'gameplayStop',
      'commercialBreak',
    ]);
    ad.end?.();
    await settle();
    live('idle', 'loading', 'playing');
    expect(calls.splice(0)).toEqual(['gameplayStart', 'gameplayStop', 'commercialBreak']);
    ad.end?.();
    await settle();
    expect(calls).toEqual(['gameplayStart']);
  });

  it('takes the break while the player is dead and starts after the respawn', async () => {
    const { calls, ad, poki } = createFakeSdks();
    const { live, coordinator, last } = startCoordinator(createPokiAdapter(poki));
    live('loading', 'playing');
    coordinator.noteInput();
    live('out');
    ad.start?.();
    expect(last()).toMatchObject({ isHeld: true, isMuted: true });
    ad.end?.();
    await settle();
    expect(calls.splice(0)).toEqual([
      'gameLoadingFinished',
      'gameplayStart',
      'gameplayStop',
      'commercialBreak',
    ]);
    live('playing');
    expect(calls).toEqual(['gameplayStart']);
    expect(last()).toMatchObject({ isHeld: false, isMuted: false, hasChat: true, hasFullscreen: true });
  });
});
