const ANY_SUBDOMAIN = '//*.';

/**
 * Whether an endpoint belongs to an allowed push service. The browser sends us this URL and the server calls it,
 * so without a list, anyone could make the server call any address.
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
