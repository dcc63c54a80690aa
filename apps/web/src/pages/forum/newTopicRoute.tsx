import { limits } from '@playloom/api-contract';
import { Field, Select, TextInput } from '@playloom/design-system';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { browserApi } from '../../session/browserApi.ts';
import { pageContext } from '../../session/pageContext.ts';
import { configOf, pageMeta } from '../../shell/pageMeta.ts';
import type { Route } from './+types/newTopicRoute.ts';
import { ForumHead } from './ForumHead.tsx';
import { topicPath } from './forumPaths.ts';
import { leaveForElsewhere } from './leaveForElsewhere.ts';
import { PostEditor } from './PostEditor.tsx';
import { useKeptText } from './useKeptText.ts';
import { WriteGate } from './WriteGate.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, config } = context.get(pageContext);
  leaveForElsewhere(config);
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
  const page = { title: 'New topic · Forum', description: 'Begin a topic in the forum.', path: '/forum/new' };
  return pageMeta({ ...page, isHidden: true }, configOf(matches));
}

export default function NewTopicPage({ loaderData: { categories, chosen, voice } }: Route.ComponentProps) {
  return (
    <main id="main" className="page-wrap pt-10 pb-(--section-gap) desk:pt-14">
      <div className="mx-auto max-w-[860px]">
        <ForumHead title="New topic" trail={[{ label: 'Forum', to: '/forum' }]} />
        <WriteGate voice={voice}>
          <NewTopicForm categories={categories} chosen={chosen} />
        </WriteGate>
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
  const [title, setTitle] = useKeptText('title');
  const [text, setText] = useKeptText('topic');
  async function send() {
    const { data } = await (await browserApi()).openTopic({ body: { category, title, text } });
    setTitle('');
    setText('');
    await navigate(topicPath(data));
  }
  return (
    <div className="edge rounded-lg bg-surface p-5 desk:p-7">
      <PostEditor label="Text" text={text} onChange={setText} sendText="Post topic" onSend={send} rows={10}>
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_220px]">
          <Field label="Title">
            <TextInput
              required
              minLength={limits.FORUM_TITLE_MIN}
              maxLength={limits.FORUM_TITLE_MAX}
              value={title}
              onChange={(event) => setTitle(event.target.value)}
            />
          </Field>
          <Field label="Category">
            <Select options={categories} value={category} onValueChange={setCategory} />
          </Field>
        </div>
      </PostEditor>
    </div>
  );
}
