import type { PortalKey } from '@playloom/api-contract';
import type { HostPageSettings, PlayPhase } from '@playloom/game-client';
import { createPortalCoordinator, type PortalGameState } from './createPortalCoordinator.ts';
import { loadPortalAdapter } from './loadPortalAdapter.ts';

/** The parts of a running game that a portal needs. */
interface PortalGame {
  /** Runs the listener when the result of `readStage` or `readLife` changes. */
  subscribe(listener: () => void): () => void;
  readStage(): 'idle' | 'loading' | 'playing';
  /** Returns null if the client does not report it. */
  readLife(): PlayPhase | null;
  applyHostSettings(hostSettings: HostPageSettings): void;
}

interface PortalOptions {
  portal: PortalKey;
  sdkUrl: string;
  nonce: string;
}

const INPUTS = ['keydown', 'pointerdown'];

/** Connects the game to the portal around this page. Returns a function that disconnects it. */
export async function connectPortal(
  { portal, sdkUrl, nonce }: PortalOptions,
  play: PortalGame,
): Promise<() => void> {
  const kit = await loadPortalAdapter(portal, sdkUrl, nonce);
  if (!kit) return () => undefined;
  const wait = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));
  const coordinator = createPortalCoordinator(kit, { applyHostSettings: play.applyHostSettings, wait });
  const updateScene = () => coordinator.setScene(readScene(play));
  updateScene();
  const stop = play.subscribe(updateScene);
  for (const input of INPUTS) window.addEventListener(input, coordinator.noteInput, { capture: true });
  return () => {
    stop();
    for (const input of INPUTS) window.removeEventListener(input, coordinator.noteInput, { capture: true });
    coordinator.setScene('idle');
  };
}

function readScene(play: PortalGame): PortalGameState {
  const stage = play.readStage();
  return stage === 'playing' ? (play.readLife() ?? 'playing') : stage;
}
