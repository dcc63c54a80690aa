const ANY_SUBDOMAIN = '//*.';

/**
 * Browsers name the address their pushes go to, and this server then calls it: without a list anybody could have it
 * call whatever it reaches.
 */
export function isPushService(endpoint: string, services: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.username !== '' || url.password !== '') return false;
  return services.some((service) => {
    if (!service.includes(ANY_SUBDOMAIN)) return url.origin === service;
    const parent = new URL(service.replace(ANY_SUBDOMAIN, '//'));
    return (
      url.protocol === parent.protocol &&
      url.port === parent.port &&
      url.hostname.endsWith(`.${parent.hostname}`)
    );
  });
}
