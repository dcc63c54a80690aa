import { ApiError, type ForumTopic } from '@playloom/api-contract';
import { Badge, Banner } from '@playloom/design-system';
import { useRef } from 'react';
import { data, redirect, useNavigate, useRevalidator } from 'react-router';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { pageContext } from '../../rendering/pageContext.ts';
import { findPublicConfig, createPageMeta } from '../../rendering/createPageMeta.ts';
import type { Route } from './+types/topicRoute.ts';
import { convertPostToPlainText } from './convertPostToPlainText.ts';
import { createTopicStructuredData } from './createTopicStructuredData.ts';
import { ForumHeader } from './ForumHeader.tsx';
import { ForumPager } from './ForumPager.tsx';
import {
  getForumCategoryPath,
  getForumPostPath,
  getForumTopicPath,
} from '@playloom/site/paths/forumPaths.ts';
import { redirectToExternalForum } from './redirectToExternalForum.ts';
import { quotePost } from './formatSelection.ts';
import { PostCard } from './PostCard.tsx';
import { PostEditor } from './PostEditor.tsx';
import { readForumPageNumber } from './readForumPageNumber.ts';
import { TopicTools } from './TopicTools.tsx';
import { useStoredPostDraft } from './useStoredPostDraft.ts';
import { useLoadLinkedPost } from './useLoadLinkedPost.ts';
import { WritePermissionGate } from './WritePermissionGate.tsx';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { api, config } = context.get(pageContext);
  redirectToExternalForum(config);
  const page = readForumPageNumber(request);
  try {
    const [{ data: topic }, { data: forum }] = await Promise.all([
      api.readTopic({ params: { id: params.id }, query: { page } }),
      api.readForum(),
    ]);
    if (page > topic.pages) throw data('This topic doesn’t have that many pages.', { status: 404 });
    // Each topic has one URL. A URL with an old or missing title redirects to it.
    if (params.slug !== topic.slug) throw redirect(getForumTopicPath(topic, page), 301);
    return { topic, categories: forum.shelves, now: Date.now() };
  } catch (error) {
    if (error instanceof ApiError && error.status < 500)
      throw data('Topic not found. It may have been deleted.', { status: 404 });
    throw error;
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { topic } = loaderData;
  const { title, page, posts } = topic;
  const config = findPublicConfig(matches);
  return [
    ...createPageMeta(
      {
        title: `${title}${page > 1 ? `, page ${page}` : ''}`,
        description: convertPostToPlainText(posts[0]?.text ?? '') || title,
        path: getForumTopicPath(topic, page),
        type: 'article',
      },
      config,
    ),
    { 'script:ld+json': createTopicStructuredData(topic, config?.publicUrl ?? '') },
  ];
}

export default function TopicPage({ loaderData: { topic, categories, now } }: Route.ComponentProps) {
  const { id, title, isPinned, isLocked, isModerator, voice, posts, page, pages } = topic;
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useStoredPostDraft(`reply ${id}`);
  useLoadLinkedPost(posts.map(({ number }) => number));
  const category = categories.find(({ slug }) => slug === topic.category);
  const canReply = voice === 'free' && (!isLocked || isModerator);
  const trail = [{ label: 'Forum', to: '/forum' }];
  if (category) trail.push({ label: category.title, to: getForumCategoryPath(category.slug) });

  function quote(author: string, quotedText: string) {
    setText(`${text.trim() === '' ? '' : `${text.trimEnd()}\n\n`}${quotePost(author, quotedText)}`);
    area.current?.focus();
  }

  return (
    <main id="main" className="page-wrap pt-10 pb-(--section-gap) desk:pt-14">
      <div className="mx-auto max-w-[980px]">
        <ForumHeader
          title={title}
          trail={trail}
          action={<TopicTools topic={topic} categories={categories} />}
        >
          {(isPinned || isLocked) && (
            <p className="mt-3 flex gap-2">
              {isPinned && <Badge tone="sun">Pinned</Badge>}
              {isLocked && <Badge>Locked</Badge>}
            </p>
          )}
        </ForumHeader>
        <ol aria-label="Posts" className="grid grid-cols-1 gap-4">
          {posts.map((post) => (
            <PostCard
              key={post.number}
              post={post}
              topicId={id}
              now={now}
              isModerator={isModerator}
              isOpen={canReply}
              onQuote={canReply ? () => quote(post.author.local.username, post.text) : null}
            />
          ))}
        </ol>
        <ForumPager page={page} pages={pages} toPage={(next) => getForumTopicPath(topic, next)} />
        <section aria-labelledby="answer" className="mt-10">
          <h2 id="answer" className="mb-4 text-panel">
            Your reply
          </h2>
          {isLocked && !isModerator ? (
            <Banner>This topic is locked. You can’t reply to it.</Banner>
          ) : (
            <WritePermissionGate voice={voice}>
              <Answer topic={topic} text={text} onChange={setText} area={area} />
            </WritePermissionGate>
          )}
        </section>
      </div>
    </main>
  );
}

interface AnswerProps {
  topic: ForumTopic;
  text: string;
  onChange: (text: string) => void;
  area: React.RefObject<HTMLTextAreaElement | null>;
}

function Answer({ topic, text, onChange, area }: AnswerProps) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  async function send() {
    const api = await loadBrowserApi();
    const { data: postLocation } = await api.addPost({ params: { id: topic.id }, body: { text } });
    onChange('');
    // Reload explicitly, because the new URL may differ only in its hash, which does not reload the data.
    await revalidate();
    await navigate(getForumPostPath(postLocation.id, postLocation.slug, postLocation.number));
  }
  return (
    <div className="edge rounded-lg bg-surface p-5 desk:p-7">
      <PostEditor
        label="Text"
        text={text}
        onChange={onChange}
        sendText="Post reply"
        onSend={send}
        area={area}
      />
    </div>
  );
}
