import { joinClasses } from '@playloom/design-system';
import { formatDate } from '../../markdown/formatDate.ts';

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
      <time dateTime={date}>{formatDate(date)}</time>
      <span aria-hidden="true">·</span>
      <span>{minutes} min read</span>
    </p>
  );
}
