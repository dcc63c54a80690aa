import { apiLimits } from '@playloom/api-contract';

export function categoryPath(slug: string, page = 1): string {
  return `/forum/c/${slug}${page > 1 ? `?page=${page}` : ''}`;
}

export function topicPath({ id, slug }: { id: number; slug: string }, page = 1): string {
  return `/forum/t/${id}/${slug}${page > 1 ? `?page=${page}` : ''}`;
}

export function postPath(id: number, slug: string, number: number): string {
  return `${topicPath({ id, slug }, Math.ceil(number / apiLimits.POSTS_PER_PAGE))}#post-${number}`;
}
