import type { EntityId } from '@playloom/game-format';
import type { ClientState } from '@playloom/game-client';
import { createPortTransport, type PortLike } from '@playloom/protocol';
import { findRunningPlayer, type PlaytestHost } from './PlaytestHost.ts';
import { loadDebugClient } from './loadDebugClient.ts';
import { createEmulatedConnection } from './createEmulatedConnection.ts';
import type { PlaytestRun, RunningPlayer } from './PlaytestRun.ts';
import type { PaneState } from '../../../session/PlaytestStage.ts';

/**
 * From this latency on, a unit's position in the room is shown too, because it differs noticeably from the
 * screen.
 */
const GHOST_FROM_MS = 40;
const STEPS = {
  assets: 'Loading images…',
  connecting: 'Opening the room…',
  entering: 'Joining…',
} as const;

/** Mounts a player's screen of the playtest into an element of the page. */
export function mountPane(host: PlaytestHost, id: number, root: HTMLElement): () => void {
  const { run } = host;
  const player = findRunningPlayer(host, id);
  const pane = { isUnmounted: false };
  if (run !== null && player !== undefined) {
    startClient(host, run, player, root, pane).catch((error: unknown) => {
      reportError(error);
      setPaneState(host, id, { kind: 'ended', text: 'The game couldn’t be shown.' });
    });
  }
  return () => {
    pane.isUnmounted = true;
    player?.client?.destroy();
    if (player !== undefined) player.client = null;
  };
}

async function startClient(
  host: PlaytestHost,
  run: PlaytestRun,
  player: RunningPlayer,
  root: HTMLElement,
  pane: { readonly isUnmounted: boolean },
): Promise<void> {
  setPaneState(host, player.id, { kind: 'loading', text: STEPS.assets });
  const start = await loadDebugClient();
  const { game } = run;
  if (pane.isUnmounted || host.run !== run || game === null) return;
  player.client = start({
    root,
    game,
    gameSlug: 'play-test',
    connect: () => Promise.resolve({ transport: openConnection(run, player), ticket: '' }),
    assetUrl: host.dependencies.assetUrl,
    panelUrl: () => host.dependencies.panelUrl,
    person: { name: player.name, isSignedIn: false, canChat: true },
    features: { chat: true, links: false, orientation: false },
    inviteUrl: null,
    onState: (state) => setPaneState(host, player.id, describe(state)),
    debug: {
      clock: run.clock,
      isFocused: () => host.focus.get() === player.id,
      findGhost: (entity) => findGhost(host, run, player, entity),
      readPanel: (panel) => host.dependencies.editor.game.get().data.ui[panel]?.htmlData ?? '',
    },
  });
}

/**
 * Finds the position in the room to draw beside an entity: for the inspected entity, and on a slow
 * connection.
 */
function findGhost(host: PlaytestHost, run: PlaytestRun, player: RunningPlayer, entity: EntityId) {
  const isInspected = host.live.get().inspected?.entity === entity;
  if (player.connection.delayMs < GHOST_FROM_MS && !isInspected) return null;
  return run.serverPoses.get(entity) ?? null;
}

function openConnection({ worker, clock }: PlaytestRun, player: RunningPlayer) {
  const { port1, port2 } = new MessageChannel();
  worker.postMessage({ kind: 'connect', name: player.name, port: port2 }, [port2]);
  return createEmulatedConnection(
    createPortTransport(port1 as unknown as PortLike),
    clock,
    () => player.connection,
    player.id,
  );
}

function setPaneState(host: PlaytestHost, id: number, pane: Omit<PaneState, 'roundTripMs'>): void {
  host.panes.update((panes) =>
    new Map(panes).set(id, { roundTripMs: panes.get(id)?.roundTripMs ?? 0, ...pane }),
  );
}

function describe(state: ClientState): Omit<PaneState, 'roundTripMs'> {
  switch (state.kind) {
    case 'loading':
      return { kind: 'loading', text: STEPS[state.step] };
    case 'playing':
      return { kind: 'playing', text: '' };
    case 'reconnecting':
      return { kind: 'loading', text: 'Connection lost. Reconnecting…' };
    case 'travelling':
      return {
        kind: 'ended',
        text: 'The game sent this player to another map, which isn’t available in a playtest.',
      };
    case 'ended':
      return { kind: 'ended', text: state.text };
  }
}
