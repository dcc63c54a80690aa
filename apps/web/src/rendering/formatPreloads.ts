import type { EntryContext } from 'react-router';

/**
 * Returns the `Link` header of a page. Browsers start to load its files before they read the page, and proxies can send
 * the header ahead as early hints. Scripts get a low priority, because everything that the first view shows is in the
 * styles, images, and fonts. Images and fonts are not named here: with six connections, fonts would delay the images,
 * which the beginning of the page names in the right order.
 */
export function formatPreloads({
  manifest,
  staticHandlerContext,
}: Pick<EntryContext, 'manifest' | 'staticHandlerContext'>): string {
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
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
  ].join(', ');
}
