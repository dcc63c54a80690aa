import { apiLimits } from '@playloom/api-contract';
import { LabeledField, Select, TextInput } from '@playloom/design-system';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { pageContext } from '../../rendering/pageContext.ts';
import { findPublicConfig, createPageMeta } from '../../rendering/createPageMeta.ts';
import type { Route } from './+types/newTopicRoute.ts';
import { ForumHeader } from './ForumHeader.tsx';
import { getForumTopicPath } from '@playloom/site/paths/forumPaths.ts';
import { redirectToExternalForum } from './redirectToExternalForum.ts';
import { PostEditor } from './PostEditor.tsx';
import { useStoredPostDraft } from './useStoredPostDraft.ts';
import { WritePermissionGate } from './WritePermissionGate.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, config } = context.get(pageContext);
  redirectToExternalForum(config);
  const { shelves, voice, isModerator } = (await api.readForum()).data;
  const categories = shelves.filter(({ isForStaff }) => !isForStaff || isModerator);
  const asked = new URL(request.url).searchParams.get('category');
  const chosen = categories.find(({ slug }) => slug === asked) ?? categories[0];
  return {
    categories: categories.map(({ slug, title }) => ({ value: slug, label: title })),
    chosen: chosen?.slug ?? '',
    voice,
  };
}

export function meta({ matches }: Route.MetaArgs) {
  const page = { title: 'New topic · Forum', description: 'Start a topic in the forum.', path: '/forum/new' };
  return createPageMeta({ ...page, isHidden: true }, findPublicConfig(matches));
}

export default function NewTopicPage({ loaderData: { categories, chosen, voice } }: Route.ComponentProps) {
  return (
    <main id="main" className="page-wrap pt-10 pb-(--section-gap) desk:pt-14">
      <div className="mx-auto max-w-[860px]">
        <ForumHeader title="New topic" trail={[{ label: 'Forum', to: '/forum' }]} />
        <WritePermissionGate voice={voice}>
          <NewTopicForm categories={categories} chosen={chosen} />
        </WritePermissionGate>
      </div>
    </main>
  );
}

interface NewTopicFormProps {
  categories: { value: string; label: string }[];
  chosen: string;
}

function NewTopicForm({ categories, chosen }: NewTopicFormProps) {
  const navigate = useNavigate();
  const [category, setCategory] = useState(chosen);
  const [title, setTitle] = useStoredPostDraft('title');
  const [text, setText] = useStoredPostDraft('topic');
  async function send() {
    const { data } = await (await loadBrowserApi()).openTopic({ body: { category, title, text } });
    setTitle('');
    setText('');
    await navigate(getForumTopicPath(data));
  }
  return (
    <div className="edge rounded-lg bg-surface p-5 desk:p-7">
      <PostEditor label="Text" text={text} onChange={setText} sendText="Post topic" onSend={send} rows={10}>
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_220px]">
          <LabeledField label="Title">
            <TextInput
              required
              minLength={apiLimits.FORUM_TITLE_MIN}
              maxLength={apiLimits.FORUM_TITLE_MAX}
              value={title}
              onChange={(event) => setTitle(event.target.value)}
            />
          </LabeledField>
          <LabeledField label="Category">
            <Select options={categories} value={category} onValueChange={setCategory} />
          </LabeledField>
        </div>
      </PostEditor>
    </div>
  );
}
