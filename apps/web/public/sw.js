// Served as it is, from the root, so that it reaches every page. It keeps one thing ready for when the network
// is gone: the offline page. Everything else goes to the server, so that nothing old is ever shown.
const CACHE = 'playloom-offline-1';
const OFFLINE_PAGE = '/offline.html';
const OFFLINE_FILES = [OFFLINE_PAGE, '/offline.css', '/offline.js', '/favicon.svg'];

self.addEventListener('install', (event) => {
  const fresh = OFFLINE_FILES.map((path) => new Request(path, { cache: 'reload' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
  // Nothing here answers calls: without this each would wait until the browser has woken this worker up.
  event.addRoutes?.({
    condition: { urlPattern: new URLPattern({ pathname: '/api/*' }) },
    source: 'network',
  });
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

async function takeOver() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('playloom-offline-') && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  // The page is asked for while this worker is still waking up.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(loadPage(event));
  else if (isOfflineFile(event.request)) event.respondWith(loadFile(event.request));
});

async function loadPage(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await caches.match(OFFLINE_PAGE)) ?? Response.error();
  }
}

function isOfflineFile(request) {
  const { origin, pathname } = new URL(request.url);
  return origin === self.location.origin && OFFLINE_FILES.includes(pathname);
}

async function loadFile(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request, { ignoreSearch: true })) ?? Response.error();
  }
}
