import type { EntityId } from '@playloom/game-format';
import type { ClientState } from '@playloom/game-client';
import { createPortTransport, type PortLike } from '@playloom/protocol';
import { findPlayer, type PlaytestHouse } from './PlaytestHouse.ts';
import { loadClient } from './loadClient.ts';
import { createTestLine } from './createTestLine.ts';
import type { PlaytestRun, RunningPlayer } from './PlaytestRun.ts';
import type { PaneState } from './PlaytestStage.ts';

/** Nobody feels less. */
const GHOST_FROM_MS = 40;
const STEPS = {
  assets: 'Loading pictures…',
  connecting: 'Opening the room…',
  entering: 'Entering…',
} as const;

/** Lets a player of the play-test play in an element of the page. */
export function mountPane(house: PlaytestHouse, id: number, root: HTMLElement): () => void {
  const { run } = house;
  const player = findPlayer(house, id);
  const pane = { isGone: false };
  if (run !== null && player !== undefined) {
    startClient(house, run, player, root, pane).catch((error: unknown) => {
      reportError(error);
      note(house, id, { kind: 'ended', text: 'The game could not be shown.' });
    });
  }
  return () => {
    pane.isGone = true;
    player?.client?.destroy();
    if (player !== undefined) player.client = null;
  };
}

async function startClient(
  house: PlaytestHouse,
  run: PlaytestRun,
  player: RunningPlayer,
  root: HTMLElement,
  pane: { readonly isGone: boolean },
): Promise<void> {
  note(house, player.id, { kind: 'loading', text: STEPS.assets });
  const start = await loadClient();
  const { game } = run;
  if (pane.isGone || house.run !== run || game === null) return;
  player.client = start({
    root,
    game,
    gameSlug: 'play-test',
    connect: () => Promise.resolve({ transport: openLine(run, player), ticket: '' }),
    assetUrl: house.bits.assetUrl,
    panelUrl: () => house.bits.panelUrl,
    person: { name: player.name, isSignedIn: false, canChat: true },
    features: { chat: true, links: false, orientation: false },
    inviteUrl: null,
    onState: (state) => note(house, player.id, describe(state)),
    debug: {
      clock: run.clock,
      isFocused: () => house.focus.get() === player.id,
      findGhost: (entity) => findGhost(house, run, player, entity),
      readPanel: (panel) => house.bits.editor.game.get().data.ui[panel]?.htmlData ?? '',
    },
  });
}

/** The own unit on a line that is felt, and what is inspected: those are seen where the room has them too. */
function findGhost(house: PlaytestHouse, run: PlaytestRun, player: RunningPlayer, entity: EntityId) {
  const isInspected = house.live.get().inspected?.entity === entity;
  if (player.line.delayMs < GHOST_FROM_MS && !isInspected) return null;
  return run.truth.get(entity) ?? null;
}

function openLine({ worker, clock }: PlaytestRun, player: RunningPlayer) {
  const { port1, port2 } = new MessageChannel();
  worker.postMessage({ kind: 'connect', name: player.name, port: port2 }, [port2]);
  return createTestLine(
    createPortTransport(port1 as unknown as PortLike),
    clock,
    () => player.line,
    player.id,
  );
}

function note(house: PlaytestHouse, id: number, pane: Omit<PaneState, 'roundTripMs'>): void {
  house.panes.update((panes) =>
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
      return { kind: 'loading', text: 'The line broke. Coming back…' };
    case 'travelling':
      return {
        kind: 'ended',
        text: 'The game sent this player to another map, which a play-test does not have.',
      };
    case 'ended':
      return { kind: 'ended', text: state.text };
  }
}
