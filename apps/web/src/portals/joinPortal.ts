import type { PortalKey } from '@playloom/api-contract';
import type { OutsideWish, PlayLife } from '@playloom/game-client';
import { createDirector, type PortalScene } from './createDirector.ts';
import { loadPortalKit } from './loadPortalKit.ts';

/** What is played on a page, as far as a portal cares. */
export interface PortalPlay {
  /** Told whenever one of both changes. */
  subscribe(listener: () => void): () => void;
  readStage(): 'idle' | 'loading' | 'playing';
  /** Null where the client does not say. */
  readLife(): PlayLife | null;
  obey(wish: OutsideWish): void;
}

export interface PortalPlace {
  portal: PortalKey;
  sdkUrl: string;
  nonce: string;
}

const INPUTS = ['keydown', 'pointerdown'];

/** Lets the portal around this page take part in what is played on it. Returns how to leave. */
export async function joinPortal(
  { portal, sdkUrl, nonce }: PortalPlace,
  play: PortalPlay,
): Promise<() => void> {
  const kit = await loadPortalKit(portal, sdkUrl, nonce);
  if (!kit) return () => undefined;
  const wait = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));
  const director = createDirector(kit, { obey: play.obey, wait });
  const hear = () => director.hear(readScene(play));
  hear();
  const stop = play.subscribe(hear);
  for (const input of INPUTS) window.addEventListener(input, director.noteInput, { capture: true });
  return () => {
    stop();
    for (const input of INPUTS) window.removeEventListener(input, director.noteInput, { capture: true });
    director.hear('idle');
  };
}

function readScene(play: PortalPlay): PortalScene {
  const stage = play.readStage();
  return stage === 'playing' ? (play.readLife() ?? 'playing') : stage;
}
