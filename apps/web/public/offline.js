// Back online: load the requested page.
addEventListener('online', () => location.reload());
