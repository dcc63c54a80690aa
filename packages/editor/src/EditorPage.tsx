import { DensityContext } from '@playloom/design-system/DensityContext';
import { useSearchParams } from 'react-router';
import './editor.css';
import { LessonLauncher } from './guides/course/LessonLauncher.tsx';
import { readEditorRequest } from './session/readEditorRequest.ts';
import StartScreen from './start/StartScreen.tsx';
import { EditorLoader } from './workspace/EditorLoader.tsx';

export function EditorPage() {
  return (
    <DensityContext value="compact">
      <RequestedScreen />
    </DensityContext>
  );
}

/** Shows the game that the URL names, or the start screen. */
function RequestedScreen() {
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
