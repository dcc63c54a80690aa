import type { GamePage } from '@playloom/api-contract';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { recordEvent } from '../events/recordEvent.ts';
import { rememberGame } from '../games/recentGames.ts';
import { openStorage } from '../session/openStorage.ts';
import type { PlaySession } from './playSession.ts';
import type { PlayState, Wish } from './PlayState.ts';
import { dropSpent } from './readArrival.ts';
import type { PlayArrival } from './useArrival.ts';
import type { Guest } from './useGuestName.ts';
import { usePlaySession } from './usePlaySession.ts';
import { usePortal } from './usePortal.ts';

export interface Play {
  state: PlayState;
  hasLoadingScreen: boolean;
  /** Takes the element that the client fills. */
  attach(element: HTMLElement | null): void;
  /** Somebody pressed Play, Join or Watch. */
  press(wish: Wish): void;
  leave(): void;
  dismiss(): void;
}

const IDLE: PlayState = { kind: 'idle' };

/** Playing this game on this page. */
export function usePlay(game: GamePage, guest: Guest, arrival: PlayArrival): Play {
  const { session, attach } = usePlaySession(guest, arrival, game.title);
  const state = useSyncExternalStore(session.subscribe, session.read, () => IDLE);
  const { _id: id, gameSlug: slug } = game;
  useEffect(() => session.deactivate, [session]);
  useEffect(() => session.activate({ id, slug }), [session, id, slug]);
  usePortal(session);
  useAutoJoin(session, arrival.autoJoin, guest.isKnown);
  usePutPageAway(state, arrival.hasLoadingScreen);
  useRememberPlaying(state, game, guest.isGuest);
  return {
    state,
    attach,
    hasLoadingScreen: arrival.hasLoadingScreen,
    press(wish) {
      recordEvent('Play Button Clicked');
      session.play(wish);
    },
    leave: session.leave,
    dismiss: session.dismiss,
  };
}

/** `autojoin=true` and `autoJoinToken` play without a click, under the name that the visitor has here. */
function useAutoJoin(session: PlaySession, wish: Wish | null, isNameKnown: boolean): void {
  const [first] = useState(wish);
  useEffect(() => {
    if (first && isNameKnown) session.play(first);
  }, [session, first, isNameKnown]);
}

/** The bar, the footer and the rest of the page are out of reach while the game has the window. */
function usePutPageAway({ kind }: PlayState, hasLoadingScreen: boolean): void {
  const isAway = kind === 'playing' || (kind === 'loading' && hasLoadingScreen);
  useLayoutEffect(() => {
    if (!isAway) return;
    document.documentElement.setAttribute('data-playing', '');
    return () => document.documentElement.removeAttribute('data-playing');
  }, [isAway]);
}

/**
 * What a guest played is found again on the home page; the server remembers it for accounts. A reload does not join
 * by itself what was left.
 */
function useRememberPlaying({ kind }: PlayState, game: GamePage, isGuest: boolean): void {
  useEffect(() => {
    if (kind !== 'playing' || !isGuest) return;
    const { _id, gameSlug, title, cover, creator } = game;
    rememberGame(openStorage('local'), { _id, gameSlug, title, cover, creator: creator.username });
  }, [kind, game, isGuest]);
  useEffect(() => {
    if (kind !== 'playing' && kind !== 'stopped') return;
    const { pathname, search, hash } = window.location;
    history.replaceState(history.state, '', pathname + dropSpent(search) + hash);
  }, [kind]);
}
