import { joinClasses } from '@playloom/design-system';
import { Time } from '@playloom/site/time/Time.tsx';

interface PostBylineProps {
  date: string;
  author: string;
  minutes: number;
  className?: string;
}

export function PostByline({ date, author, minutes, className }: PostBylineProps) {
  return (
    <p className={joinClasses('flex flex-wrap gap-x-2 text-meta text-text-3', className)}>
      <span>{author}</span>
      <span aria-hidden="true">·</span>
      <Time at={date} />
      <span aria-hidden="true">·</span>
      <span>{minutes} min read</span>
    </p>
  );
}
