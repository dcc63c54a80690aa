export const SERVICE_WORKER_PATH = '/sw.js';

/** Registers the service worker after the page has loaded, so that it does not slow down the page. */
export function registerServiceWorker(target: Window): void {
  const workers = target.navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return;
  const register = () => {
    // The site works without it, so a failed registration (private window, full disk) is ignored.
    workers.register(SERVICE_WORKER_PATH).catch(() => undefined);
  };
  if (target.document.readyState === 'complete') register();
  else target.addEventListener('load', register, { once: true });
}
