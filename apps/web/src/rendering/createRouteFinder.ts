import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

/** Returns a function that lists the ids of the routes that a path leads to, without loading anything. */
export function createRouteFinder({ routes }: Pick<ServerBuild, 'routes'>): (path: string) => string[] {
  const tree = nestRoutes(
    Object.values(routes).filter((route) => route !== undefined),
    undefined,
  );
  return (path) => (matchRoutes(tree, path) ?? []).map(({ route }) => route.id!);
}

type Routes = readonly Pick<
  NonNullable<ServerBuild['routes'][string]>,
  'id' | 'parentId' | 'path' | 'index'
>[];

function nestRoutes(routes: Routes, parent: string | undefined): RouteObject[] {
  return routes
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index }) =>
      index ? { id, path, index } : { id, path, children: nestRoutes(routes, id) },
    );
}
