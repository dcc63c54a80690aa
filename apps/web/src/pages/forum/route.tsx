import { Button } from '@playloom/design-system';
import BookOpen from 'lucide-react/icons/book-open';
import MessageSquare from 'lucide-react/icons/message-square';
import { Link, redirect } from 'react-router';
import coverTogether from '../../art/pictures/cover-together.svg';
import { pageContext } from '../../session/pageContext.ts';
import { useDialogs } from '../../session/useDialogs.ts';
import { configOf, pageMeta } from '../../shell/pageMeta.ts';
import type { Route } from './+types/route.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { forumUrl } = context.get(pageContext).config;
  const isElsewhere = forumUrl !== null && forumUrl !== '/forum';
  return isElsewhere ? redirect(forumUrl) : null;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    {
      title: 'Forum',
      description: 'Where to ask and where to be heard while Playloom’s forum is being built.',
      path: '/forum',
    },
    configOf(matches),
  );
}

export default function ForumPage() {
  const dialogs = useDialogs();
  return (
    <main
      id="main"
      className="page-wrap grid items-center gap-10 pt-10 pb-(--section-gap) desk:grid-cols-2 desk:gap-16 desk:pt-16"
    >
      <div>
        <h1 className="text-title">No forum to show you yet</h1>
        <p className="mt-4 max-w-[48ch] text-lg text-text-2">
          A place to talk with other makers belongs on this page, and it is not built. Questions and ideas are
          welcome all the same: what you send us is read by the people who build Playloom.
        </p>
        <p className="mt-8 flex flex-wrap gap-3">
          <Button
            variant="primary"
            icon={<MessageSquare size={20} aria-hidden="true" />}
            onClick={() => dialogs.open({ kind: 'feedback' })}
          >
            Write to us
          </Button>
          <Button icon={<BookOpen size={20} aria-hidden="true" />} asChild>
            <Link to="/docs">Look it up in the docs</Link>
          </Button>
        </p>
      </div>
      <img
        src={coverTogether}
        alt=""
        width={640}
        height={360}
        className="aspect-video w-full rounded-lg object-cover"
      />
    </main>
  );
}
