import { formatNumber } from '@playloom/api-contract';
import type { ForumCategory, TopicCard } from '@playloom/api-contract';
import { Avatar } from '@playloom/design-system';
import Lock from 'lucide-react/icons/lock';
import MessageSquare from 'lucide-react/icons/message-square';
import Pin from 'lucide-react/icons/pin';
import { Link } from 'react-router';
import { Time } from '@playloom/site/time/Time.tsx';
import { getForumTopicPath } from '@playloom/site/paths/forumPaths.ts';

interface TopicListProps {
  topics: readonly TopicCard[];
  now: number;
  label: string;
  /** Set if the list has topics from several categories. */
  categories?: readonly ForumCategory[];
}

export function TopicListView({ topics, now, label, categories }: TopicListProps) {
  return (
    <ul aria-label={label} className="grid">
      {topics.map((topic) => (
        <TopicRow
          key={topic.id}
          topic={topic}
          now={now}
          category={categories?.find(({ slug }) => slug === topic.category)?.title}
        />
      ))}
    </ul>
  );
}

function TopicRow({ topic, now, category }: { topic: TopicCard; now: number; category: string | undefined }) {
  const { author, title, replies, isPinned, isLocked, lastAuthor, lastPostAt } = topic;
  const name = author?.local.username ?? 'a deleted user';
  const about = replies > 0 ? `${lastAuthor ?? 'a deleted user'} replied` : `started by ${name}`;
  return (
    <li className="group relative grid grid-cols-[40px_minmax(0,1fr)_auto] items-center gap-x-4 border-t border-line py-3.5 first:border-t-0">
      <Avatar name={name} src={author?.local.profilePicture ?? '/default-avatar.png'} size={40} />
      <div className="min-w-0">
        <p className="flex items-baseline gap-2">
          {isPinned && <Pin size={15} aria-label="Pinned" className="shrink-0 translate-y-0.5 text-sun" />}
          {isLocked && (
            <Lock size={15} aria-label="Locked" className="shrink-0 translate-y-0.5 text-text-3" />
          )}
          <Link
            to={getForumTopicPath(topic)}
            prefetch="intent"
            className="min-w-0 rounded-sm font-bold break-words after:absolute after:inset-0 group-hover:text-sun"
          >
            {title}
          </Link>
        </p>
        <p className="mt-0.5 truncate text-meta text-text-3">
          {category && `${category} · `}
          {about} <Time at={lastPostAt} format="relative" now={now} />
        </p>
      </div>
      <p className="num flex items-center gap-1.5 text-meta text-text-2">
        <MessageSquare size={16} aria-hidden="true" className="text-text-3" />
        <span aria-label={`${replies} ${replies === 1 ? 'reply' : 'replies'}`}>{formatNumber(replies)}</span>
      </p>
    </li>
  );
}
