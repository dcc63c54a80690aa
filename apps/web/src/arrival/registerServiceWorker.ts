export const SERVICE_WORKER_PATH = '/sw.js';

/** After the page has loaded, so that it does not compete with what the visitor came for. */
export function registerServiceWorker(target: Window): void {
  const workers = target.navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return;
  const register = () => {
    // The site works without it: a refusal (a private window, a full disk) is no error.
    workers.register(SERVICE_WORKER_PATH).catch(() => undefined);
  };
  if (target.document.readyState === 'complete') register();
  else target.addEventListener('load', register, { once: true });
}
