import type { EntryContext } from 'react-router';

/**
 * Returns the links of a page’s `Link` header. Browsers start to load its files before they read the page, and as early
 * hints even before the page is rendered. Scripts get a low priority, because everything that the first view shows is in
 * the styles, images, and fonts. Images and fonts are not named here: with six connections, fonts would delay the
 * images, which the beginning of the page names in the right order.
 */
export function listPreloads(
  manifest: Pick<EntryContext['manifest'], 'entry' | 'routes'>,
  routeIds: readonly string[],
): string[] {
  const routes = routeIds.flatMap((id) => manifest.routes[id] ?? []);
  // The router marks styles of the entry with an empty fragment.
  const styles = new Set(routes.flatMap(({ css }) => css ?? []).map((href) => href.replace(/#$/, '')));
  const scripts = new Set([
    ...manifest.entry.imports,
    manifest.entry.module,
    ...routes.flatMap(({ module, imports }) => [...(imports ?? []), module]),
  ]);
  return [
    ...[...styles].map((href) => `<${href}>; rel=preload; as=style`),
    ...[...scripts].map((href) => `<${href}>; rel=modulepreload; fetchpriority=low`),
  ];
}
