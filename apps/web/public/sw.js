// Served from the root without a build step, so that its scope includes every page. It shows push notifications and
// caches only the offline page. All other requests go to the server, so that no outdated content is shown.
const CACHE = 'playloom-offline-1';
const OFFLINE_PAGE = '/offline.html';
const OFFLINE_FILES = [OFFLINE_PAGE, '/offline.css', '/offline.js', '/favicon.svg'];

self.addEventListener('install', (event) => {
  const fresh = OFFLINE_FILES.map((path) => new Request(path, { cache: 'reload' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
  // This worker never handles API calls. Without this route, each call would wait until the worker has started.
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
  // The browser requests the page while this worker is still starting.
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

const NOTIFICATIONS_PAGE = '/notifications';

self.addEventListener('push', (event) => {
  event.waitUntil(showNotice(event.data));
});

async function showNotice(data) {
  const pages = await self.clients.matchAll({ type: 'window' });
  if (pages.some(showsByItself)) return;
  const { _id, text, href } = await readNotice(data);
  await self.registration.showNotification('Playloom', {
    body: text,
    tag: _id,
    icon: '/icon-192.png',
    data: { id: _id, href },
  });
}

/** Whether a page shows new notifications as toasts: visible pages do, except for the play page. */
function showsByItself({ visibilityState, url }) {
  return visibilityState === 'visible' && !new URL(url).pathname.startsWith('/play/');
}

/** A push contains only an id. The text is fetched, so that only the logged-in user can read it. */
async function readNotice(data) {
  try {
    const { id } = data.json();
    const answer = await fetch(`/api/v1/notification/${encodeURIComponent(id)}/`);
    if (answer.ok) return (await answer.json()).data;
  } catch {
    // Browsers revoke push permission from sites that show no notification, so show a generic one.
  }
  return { _id: 'unknown', text: 'You have a new notification.', href: NOTIFICATIONS_PAGE };
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openNotice(event.notification.data));
});

async function openNotice({ id, href }) {
  const target = new URL(href ?? NOTIFICATIONS_PAGE, self.location.origin);
  const page = target.origin === self.location.origin ? target.href : NOTIFICATIONS_PAGE;
  await Promise.all([self.clients.openWindow(page), markRead(id)]);
}

async function markRead(id) {
  const call = { method: 'POST', headers: { 'x-playloom': '1' } };
  await fetch(`/api/v1/notifications/${encodeURIComponent(id)}/read/`, call).catch(() => undefined);
}
