// Back online: the page that was asked for is loaded again.
addEventListener('online', () => location.reload());
