import { Textarea } from '@playloom/design-system/Textarea';
import { type ApiClient, apiLimits } from '@playloom/api-contract';
import { type SubmitEvent, useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { toErrorBody } from '@playloom/site/api/toErrorBody.ts';
import { getBrowserStorage } from '@playloom/site/browser/getBrowserStorage.ts';
import { useOpenCourse } from '../../session/useOpenCourse.ts';
import type { EditorSession, GameIdentity } from '../../session/EditorSession.ts';
import { describePlayersLimit } from '../../session/describePlayersLimit.ts';
import { useGame, useSession, useStore } from '../../session/SessionContext.ts';
import { useRequest } from '../../requests/useRequest.ts';
import { useSubmitShortcut } from '../../forms/useSubmitShortcut.ts';
import { ShortcutKeys } from '@playloom/design-system/ShortcutKeys';
import { CoverField } from './CoverField.tsx';
import { PresentationFields } from './PresentationFields.tsx';
import { type LocatedProblem, PublishProblems } from './PublishProblems.tsx';
import {
  type PublishResult,
  type PublishStage,
  publishSavedDraft,
  prepareNewGameWelcome,
} from './publishSavedDraft.ts';
import { readPublishProblems } from './readPublishProblems.ts';
import { ChangesSinceRelease } from './ChangesSinceRelease.tsx';
import { useCurrentDraft } from './useStoredDocument.ts';

type Stored = Extract<GameIdentity, { kind: 'stored' }>;

interface Props {
  readonly identity: Stored;
  readonly onPublished: (published: PublishResult) => void;
}

/** The publish form, with the game's presentation, the release notes and the button. */
export function PublishForm({ identity, onPublished }: Props) {
  const session = useSession();
  const problems = useStore(session.problems);
  const canEdit = useStore(session.editor.canEdit);
  const reading = useCurrentDraft();
  const presentation = useGamePresentation(session, identity.gameSlug);
  const [notes, setNotes] = useState('');
  const [cover, setCover] = useState<Blob | null>(null);
  const [openSource, setOpenSource] = useState<boolean | null>(null);
  const [unlisted, setUnlisted] = useState<boolean | null>(null);
  const isOwner = identity.role === 'owner';
  const isOpenSource = openSource ?? presentation?.isOpenSource ?? false;
  const formRef = useSubmitShortcut();
  const act = usePublish(session, identity, onPublished);
  const overLimit = useGame(({ settings }) => describePlayersLimit(identity, settings.maxPlayers));
  const isOff = !canEdit || problems.length > 0 || overLimit !== null;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isOff) return;
    act.run({
      notes,
      cover,
      ...(openSource === null ? {} : { isOpenSource: openSource }),
      ...(unlisted === null ? {} : { isUnlisted: unlisted }),
    });
  };
  return (
    <form ref={formRef} className="publish-form" onSubmit={submit}>
      <PublishProblems problems={problems.length > 0 ? problems : act.serverProblems} />
      {identity.release !== null && (
        <ChangesSinceRelease gameId={identity.gameId} release={identity.release} reading={reading} />
      )}
      <NotesField isFirst={identity.release === null} notes={notes} onChange={setNotes} />
      <CoverField
        cover={presentation?.cover ?? null}
        game={reading.ok ? reading.game : null}
        isDisabled={!canEdit}
        onChoose={setCover}
      />
      <PresentationFields
        isOpenSource={isOpenSource}
        isUnlisted={unlisted ?? presentation?.isUnlisted ?? false}
        isOwner={isOwner && canEdit}
        onOpenSource={setOpenSource}
        onUnlisted={setUnlisted}
      />
      {act.problem !== null && (
        <p className="publish-problem" role="alert">
          {act.problem}
        </p>
      )}
      <footer className="publish-foot">
        <span className="ed-hint" role="status">
          {act.stage === null
            ? (overLimit ?? describeNext(identity.release, problems.length))
            : STAGES[act.stage]}
        </span>
        <button
          type="submit"
          className="ed-button publish-tall"
          data-tone="commit"
          aria-disabled={isOff || act.stage !== null}
        >
          Publish
          <ShortcutKeys keys="Mod+Enter" />
        </button>
      </footer>
    </form>
  );
}

interface NotesProps {
  readonly isFirst: boolean;
  readonly notes: string;
  readonly onChange: (notes: string) => void;
}

function NotesField({ isFirst, notes, onChange }: NotesProps) {
  return (
    <div className="publish-field">
      <label className="publish-label" htmlFor="publish-notes">
        What’s new for players
      </label>
      <Textarea
        id="publish-notes"
        rows={2}
        maxLength={apiLimits.NOTES_MAX}
        placeholder={isFirst ? 'First release' : 'A new map and faster boats'}
        value={notes}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

const STAGES = {
  cover: 'Uploading the cover…',
  saving: 'Saving your latest edits…',
  publishing: 'Publishing…',
} as const;
type Stage = PublishStage | 'cover';

function describeNext(release: number | null, problems: number): string {
  if (problems > 0) return 'Fix the problems before you publish.';
  return release === null ? 'This will be release 1.' : 'Rooms that are already open keep their release.';
}

interface PublishInput {
  readonly notes: string;
  readonly cover: Blob | null;
  readonly isOpenSource?: boolean;
  readonly isUnlisted?: boolean;
}

function usePublish(session: EditorSession, { gameId }: Stored, onPublished: Props['onPublished']) {
  const navigate = useNavigate();
  const { course } = useOpenCourse();
  const [stage, setStage] = useState<Stage | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [serverProblems, setServerProblems] = useState<readonly LocatedProblem[]>([]);
  const publish = async ({ cover, ...input }: PublishInput) => {
    setProblem(null);
    setServerProblems([]);
    try {
      setStage('cover');
      const file = cover === null ? {} : { cover: await uploadCover(session, gameId, cover) };
      const published = await publishSavedDraft(session, { ...input, ...file }, setStage);
      // During the bootcamp, its own panel announces the first release.
      const path = course === null ? prepareNewGameWelcome(getBrowserStorage('local'), published) : null;
      if (path === null) onPublished(published);
      else await navigate(path);
    } catch (error) {
      const isOurs = error instanceof Error && error.name === 'CannotPublish';
      const answer = isOurs ? { message: error.message, places: [] } : readPublishError(error);
      setProblem(answer.message);
      setServerProblems(answer.places);
      setStage(null);
    }
  };
  return {
    stage,
    problem,
    serverProblems,
    run: (input: PublishInput) => void (stage !== null || publish(input)),
  };
}

function readPublishError(error: unknown) {
  const body = toErrorBody(error);
  return { message: body.message, places: readPublishProblems(body) };
}

async function uploadCover(session: EditorSession, id: string, image: Blob): Promise<string> {
  const form = new FormData();
  form.set('file', new File([image], 'cover.png', { type: image.type }));
  const client = await session.api();
  return (await client.uploadAsset({ params: { id }, form })).data.file;
}

/** Loads the cover and the license, which belong to the game and not to the draft. */
function useGamePresentation(session: EditorSession, gameSlug: string) {
  const ask = useCallback(
    async (client: ApiClient) => (await client.openGame({ params: { gameSlug } })).data,
    [gameSlug],
  );
  const { answer } = useRequest(session.api, ask);
  return answer.kind === 'ready' ? answer.value : null;
}
