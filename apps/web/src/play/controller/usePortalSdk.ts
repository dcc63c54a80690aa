import { use, useEffect } from 'react';
import { PageResponseContext } from '@playloom/site/rendering/PageResponseInfo.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import type { PlayController } from './createPlayController.ts';

/** Connects the game to the portal that embeds the page. Does nothing outside of a portal. */
export function usePortalSdk(controller: PlayController): void {
  const { visit, config } = useRootData();
  const { nonce } = use(PageResponseContext);
  const { portal } = visit;
  const sdkUrl = portal && config.portals[portal].sdkUrl;
  useEffect(() => {
    if (!portal || !sdkUrl) return;
    const joined = import('../../portals/connectPortal.ts').then(({ connectPortal }) =>
      connectPortal({ portal, sdkUrl, nonce }, { ...controller, readStage: () => readStage(controller) }),
    );
    // If our own portal code fails to load, the game runs without it.
    joined.catch(() => undefined);
    return () => void joined.then((leave) => leave()).catch(() => undefined);
  }, [controller, portal, sdkUrl, nonce]);
}

function readStage(controller: PlayController): 'idle' | 'loading' | 'playing' {
  const state = controller.read();
  if (state.kind === 'playing') return state.isReconnecting ? 'loading' : 'playing';
  return state.kind === 'loading' ? 'loading' : 'idle';
}
