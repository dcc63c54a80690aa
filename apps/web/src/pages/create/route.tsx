import { EditorPage } from '@playloom/editor';
import { findPublicConfig, createPageMeta } from '../../rendering/createPageMeta.ts';
import type { Route } from './+types/route.ts';

export function meta({ matches }: Route.MetaArgs) {
  return createPageMeta(
    {
      title: 'Editor',
      description:
        'Make a multiplayer game in your browser: draw the map, add rules, and try it with friends. No account needed to start.',
      path: '/create',
    },
    findPublicConfig(matches),
  );
}

export default EditorPage;
