import { useSearchParams } from 'react-router';
import { findPublicConfig, createPageMeta } from '../rendering/createPageMeta.ts';
import type { Route } from './+types/route.ts';
import './editor.css';
import { EditorLoader } from './workspace/EditorLoader.tsx';
import { LessonLauncher } from './guides/course/LessonLauncher.tsx';
import { readEditorRequest } from './session/readEditorRequest.ts';
import StartScreen from './start/StartScreen.tsx';

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

/** Shows the game that the URL names, or the start screen. */
export default function CreateRoute() {
  const [params] = useSearchParams();
  const request = readEditorRequest(params);
  const lesson = params.get('lesson');
  if (request === null && lesson !== null) return <LessonLauncher key={lesson} lesson={lesson} />;
  return request === null ? (
    <StartScreen />
  ) : (
    <EditorLoader key={`${request.kind}/${request.name}`} request={request} />
  );
}
