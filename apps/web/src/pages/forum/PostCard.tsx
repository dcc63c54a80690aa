import { Avatar } from '@playloom/design-system';
import { useState, type ReactNode } from 'react';
import { Link, useRevalidator } from 'react-router';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { Time } from '@playloom/site/time/Time.tsx';
import { PostActions } from './PostActions.tsx';
import type { PostCardProps } from './PostCardProps.ts';
import { PostEditor } from './PostEditor.tsx';
import { PostText } from './PostText.tsx';

export function PostCard(props: PostCardProps) {
  const { post, now } = props;
  const { number, author, createdAt, editedAt, state } = post;
  const { username, profilePicture } = author.local;
  return (
    <li
      id={`post-${number}`}
      className="edge scroll-mt-24 rounded-lg bg-surface p-4 target:shadow-[0_0_0_2px_var(--sun)_inset] desk:p-6"
    >
      <article aria-label={`Post ${number} by ${username}`}>
        <header className="mb-3 flex items-center gap-3">
          <Avatar name={username} src={profilePicture} size={40} />
          <p className="min-w-0">
            <Link to={`/user/${username}`} className="block truncate font-bold hover:underline">
              {username}
            </Link>
            <span className="text-meta text-text-3">
              <Time at={createdAt} format="relative" now={now} />
              {editedAt && state === 'shown' && (
                <>
                  {' · edited '}
                  <Time at={editedAt} format="relative" now={now} />
                </>
              )}
            </span>
          </p>
          <a
            href={`#post-${number}`}
            aria-label={`Link to post ${number}`}
            className="num ml-auto rounded-sm p-2 text-meta text-text-3 hover:text-paper"
          >
            #{number}
          </a>
        </header>
        {state === 'shown' ? <ShownPost {...props} /> : <UnavailablePost {...props} />}
      </article>
    </li>
  );
}

function ShownPost(props: PostCardProps) {
  const { post, topicId } = props;
  const { config } = useRootData();
  const { revalidate } = useRevalidator();
  const [edited, setEdited] = useState<string | null>(null);
  if (edited !== null) {
    const save = async () => {
      const params = { id: topicId, number: post.number };
      await (await loadBrowserApi()).editPost({ params, body: { text: edited } });
      await revalidate();
      setEdited(null);
    };
    return (
      <PostEditor
        label="Your post"
        text={edited}
        onChange={setEdited}
        sendText="Save"
        onSend={save}
        onCancel={() => setEdited(null)}
      />
    );
  }
  return (
    <>
      <PostText text={post.text} uiOrigin={config.uiOrigin} />
      <PostActions {...props} onEdit={() => setEdited(post.text)} />
    </>
  );
}

function UnavailablePost(props: PostCardProps) {
  return (
    <>
      <UnavailableNotice>
        {props.post.state === 'deleted' ? 'This post was deleted.' : 'You blocked or muted this user.'}
      </UnavailableNotice>
      {props.post.hasHistory && <PostActions {...props} onEdit={null} />}
    </>
  );
}

function UnavailableNotice({ children }: { children: ReactNode }) {
  return <p className="text-text-3 italic">{children}</p>;
}
