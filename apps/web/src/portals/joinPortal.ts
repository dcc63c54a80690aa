import type { PortalKey } from '@playloom/api-contract';
import type { HostPageSettings, PlayPhase } from '@playloom/game-client';
import { createPortalCoordinator, type PortalScene } from './createPortalCoordinator.ts';
import { loadPortalKit } from './loadPortalKit.ts';

/** What is played on a page, as far as a portal cares. */
interface PortalGame {
  /** Told whenever one of both changes. */
  subscribe(listener: () => void): () => void;
  readStage(): 'idle' | 'loading' | 'playing';
  /** Null where the client does not say. */
  readLife(): PlayPhase | null;
  applyHostSettings(hostSettings: HostPageSettings): void;
}

interface PortalOptions {
  portal: PortalKey;
  sdkUrl: string;
  nonce: string;
}

const INPUTS = ['keydown', 'pointerdown'];

/** Lets the portal around this page take part in what is played on it. Returns how to leave. */
export async function joinPortal(
  { portal, sdkUrl, nonce }: PortalOptions,
  play: PortalGame,
): Promise<() => void> {
  const kit = await loadPortalKit(portal, sdkUrl, nonce);
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

function readScene(play: PortalGame): PortalScene {
  const stage = play.readStage();
  return stage === 'playing' ? (play.readLife() ?? 'playing') : stage;
}
