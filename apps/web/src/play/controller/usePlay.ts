import type { GamePage } from '@playloom/api-contract';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { recordEvent } from '../../events/recordEvent.ts';
import { recordRecentGame } from '../../games/recentGames.ts';
import { getBrowserStorage } from '@playloom/site/browser/getBrowserStorage.ts';
import type { PlayController } from './createPlayController.ts';
import type { PlayState, RoomRequest } from '../state/PlayState.ts';
import { removeUsedParameters } from './readPageArrival.ts';
import type { PlayArrival } from './useArrival.ts';
import type { GuestNameState } from '../guest/useGuestName.ts';
import { usePlayController } from './usePlayController.ts';
import { usePortalSdk } from './usePortalSdk.ts';

export interface PlayHandle {
  state: PlayState;
  hasLoadingScreen: boolean;
  /** Sets the element that the client renders into. */
  attach(element: HTMLElement | null): void;
  /** Called when the user presses Play, Join or Watch. */
  press(request: RoomRequest): void;
  leave(): void;
  dismiss(): void;
}

const IDLE: PlayState = { kind: 'idle' };

/** Returns the state and the actions for playing the game of this page. */
export function usePlay(game: GamePage, guest: GuestNameState, arrival: PlayArrival): PlayHandle {
  const { controller, attach } = usePlayController(guest, arrival, game.title);
  const state = useSyncExternalStore(controller.subscribe, controller.read, () => IDLE);
  const { _id: id, gameSlug: slug, engineVersion } = game;
  useEffect(() => controller.deactivate, [controller]);
  useEffect(() => controller.activate({ id, slug, engineVersion }), [controller, id, slug, engineVersion]);
  usePortalSdk(controller);
  useAutoJoin(controller, arrival.autoJoin, guest.isKnown);
  usePutPageAway(state, arrival.hasLoadingScreen);
  useRememberPlaying(state, game, guest.isGuest);
  return {
    state,
    attach,
    hasLoadingScreen: arrival.hasLoadingScreen,
    press(request) {
      recordEvent('Play Button Clicked');
      controller.play(request);
    },
    leave: controller.leave,
    dismiss: controller.dismiss,
  };
}

/**
 * Starts the game without a click, for `autojoin=true` and `autoJoinToken` in the URL. Waits until the guest's name is
 * known.
 */
function useAutoJoin(controller: PlayController, request: RoomRequest | null, isNameKnown: boolean): void {
  const [first] = useState(request);
  useEffect(() => {
    if (first && isNameKnown) controller.play(first);
  }, [controller, first, isNameKnown]);
}

/** Makes the rest of the page inert while the game covers the window. */
function usePutPageAway({ kind }: PlayState, hasLoadingScreen: boolean): void {
  const isAway = kind === 'playing' || (kind === 'loading' && hasLoadingScreen);
  useLayoutEffect(() => {
    if (!isAway) return;
    document.documentElement.setAttribute('data-playing', '');
    return () => document.documentElement.removeAttribute('data-playing');
  }, [isAway]);
}

/**
 * Stores the game in a guest's recent games; for accounts, the server does this. Also removes URL parameters that would
 * join again on a reload.
 */
function useRememberPlaying({ kind }: PlayState, game: GamePage, isGuest: boolean): void {
  useEffect(() => {
    if (kind !== 'playing' || !isGuest) return;
    const { _id, gameSlug, title, cover, creator } = game;
    recordRecentGame(getBrowserStorage('local'), { _id, gameSlug, title, cover, creator: creator.username });
  }, [kind, game, isGuest]);
  useEffect(() => {
    if (kind !== 'playing' && kind !== 'stopped') return;
    const { pathname, search, hash } = window.location;
    history.replaceState(history.state, '', pathname + removeUsedParameters(search) + hash);
  }, [kind]);
}
