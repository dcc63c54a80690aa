import type { PortalKey } from '@playloom/api-contract';
import { createCrazyGamesAdapter, type CrazyGamesSdk } from './createCrazyGamesAdapter.ts';
import { createPokiAdapter, type PokiSdk } from './createPokiAdapter.ts';
import type { PortalAdapter } from './PortalAdapter.ts';

interface PortalWindow {
  CrazyGames?: { SDK: CrazyGamesSdk };
  PokiSDK?: PokiSdk;
}

/** Loads the portal's script. Returns null if that fails; the game then runs without the portal. */
export async function loadPortalAdapter(
  portal: PortalKey,
  sdkUrl: string,
  nonce: string,
): Promise<PortalAdapter | null> {
  try {
    await loadScript(sdkUrl, nonce);
    const { CrazyGames, PokiSDK } = window as PortalWindow;
    const sdk = portal === 'a' ? CrazyGames?.SDK : PokiSDK;
    await sdk?.init();
    if (portal === 'a') return CrazyGames ? createCrazyGamesAdapter(CrazyGames.SDK) : null;
    return PokiSDK ? createPokiAdapter(PokiSDK) : null;
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
