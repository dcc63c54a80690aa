import type { PortalKey } from '@playloom/api-contract';
import { createCrazyGamesKit, type CrazyGamesSdk } from './createCrazyGamesKit.ts';
import { createPokiKit, type PokiSdk } from './createPokiKit.ts';
import type { PortalKit } from './PortalKit.ts';

interface PortalWindow {
  CrazyGames?: { SDK: CrazyGamesSdk };
  PokiSDK?: PokiSdk;
}

/** Loads the portal's script. Returns null if that fails; the game then runs without the portal. */
export async function loadPortalKit(
  portal: PortalKey,
  sdkUrl: string,
  nonce: string,
): Promise<PortalKit | null> {
  try {
    await loadScript(sdkUrl, nonce);
    const { CrazyGames, PokiSDK } = window as PortalWindow;
    const sdk = portal === 'a' ? CrazyGames?.SDK : PokiSDK;
    await sdk?.init();
    if (portal === 'a') return CrazyGames ? createCrazyGamesKit(CrazyGames.SDK) : null;
    return PokiSDK ? createPokiKit(PokiSDK) : null;
  } catch {
    return null;
  }
}

function loadScript(src: string, nonce: string): Promise<void> {
  const script = document.createElement('script');
  Object.assign(script, { src, nonce, async: true });
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${src} did not load.`)));
    document.head.append(script);
  });
}
