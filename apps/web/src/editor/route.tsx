import { useSearchParams } from 'react-router';
import { configOf, pageMeta } from '../shell/pageMeta.ts';
import type { Route } from './+types/route.ts';
import './editor.css';
import { EditorDoor } from './EditorDoor.tsx';
import { OpenLesson } from './course/OpenLesson.tsx';
import { readWish } from './session/readWish.ts';
import StartScreen from './start/StartScreen.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    {
      title: 'Editor',
      description:
        'Make a multiplayer game in the browser: draw the map, give it rules, try it with friends. No account needed to begin.',
      path: '/create',
    },
    configOf(matches),
  );
}

/** The start screen, or the game that the address names. */
export default function CreateRoute() {
  const [params] = useSearchParams();
  const wish = readWish(params);
  const lesson = params.get('lesson');
  if (wish === null && lesson !== null) return <OpenLesson key={lesson} lesson={lesson} />;
  return wish === null ? <StartScreen /> : <EditorDoor key={`${wish.kind}/${wish.name}`} wish={wish} />;
}
