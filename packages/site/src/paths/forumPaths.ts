import { apiLimits } from '@playloom/api-contract';

export function getForumCategoryPath(slug: string, page = 1): string {
  return `/forum/c/${slug}${page > 1 ? `?page=${page}` : ''}`;
}

export function getForumTopicPath({ id, slug }: { id: number; slug: string }, page = 1): string {
  return `/forum/t/${id}/${slug}${page > 1 ? `?page=${page}` : ''}`;
}

export function getForumPostPath(id: number, slug: string, number: number): string {
  return `${getForumTopicPath({ id, slug }, Math.ceil(number / apiLimits.POSTS_PER_PAGE))}#post-${number}`;
}
