import { Button } from '@playloom/design-system';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import heroEdit from '../../art/pictures/hero-edit.svg';
import { useDialogs } from '../../session/useDialogs.ts';
import { useRoot } from '../../session/useRoot.ts';
import { configOf, pageMeta } from '../../shell/pageMeta.ts';
import type { Route } from './+types/route.ts';
import './create.css';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    {
      title: 'Editor',
      description:
        'The Playloom editor is being built. What it will be, and what you can do for your game today.',
      path: '/create',
    },
    configOf(matches),
  );
}

const PLANNED = [
  { title: 'Draw the map', text: 'Tiles, layers and regions, painted where they will be played.' },
  { title: 'Give it rules', text: 'Sentences made of blocks, with the same rule in code beside them.' },
  { title: 'Test together', text: 'One key starts a room; your friends are in it with you.' },
];

/** Says what is true: the editor is not here yet, and what one can do until it is. */
export default function CreatePage() {
  return (
    <main id="main" className="pb-20">
      <div className="page-wrap grid items-center gap-10 pt-8 desk:grid-cols-[5fr_6fr] desk:gap-16 desk:pt-14">
        <div>
          <h1 className="text-title">The editor is still on the loom</h1>
          <p className="mt-4 max-w-[48ch] text-lg text-text-2">
            This is the page where games will be made, in one window and with friends. It is being built, so
            there is nothing to draw on yet. Your game does not have to wait for it.
          </p>
        </div>
        <figure className="create-window">
          <img src={heroEdit} alt="" width={640} height={540} />
          <figcaption>How a level looks while it is drawn</figcaption>
        </figure>
      </div>
      <section className="page-wrap pt-16 phone:pt-12">
        <h2 className="text-section">What you can do today</h2>
        <Today />
      </section>
      <section className="page-wrap pt-16 phone:pt-12">
        <h2 className="text-section">What will be here</h2>
        <ul className="mt-6 grid gap-6 desk:grid-cols-3 desk:gap-12">
          {PLANNED.map(({ title, text }) => (
            <li key={title} className="border-t border-line pt-5">
              <h3 className="text-card">{title}</h3>
              <p className="mt-2 text-text-2">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}

function Today() {
  const { user, features } = useRoot();
  const dialogs = useDialogs();
  return (
    <ol className="create-today">
      <Task
        tone="coral"
        title="Plan it on one page"
        action={
          <Button asChild>
            <Link to="/docs/tutorials/plan-your-first-game">Open the guide</Link>
          </Button>
        }
      >
        Six boxes on a sheet of paper. If your game fits, you can finish it; if not, you know what to cut.
      </Task>
      {user ? (
        <Task
          tone="sun"
          title="Set up your page"
          action={
            <Button asChild>
              <Link to={`/user/${user.local.username}/profile`}>Open settings</Link>
            </Button>
          }
        >
          You are in, {user.local.username}. Choose a picture: players see it beside every game you publish.
        </Task>
      ) : (
        <Task
          tone="sun"
          title="Take your name"
          action={
            features.loginCallToAction && (
              <Button variant="primary" onClick={() => dialogs.open({ kind: 'sign-up' })}>
                Sign Up
              </Button>
            )
          }
        >
          Every name exists once. Sign up, and yours stands on the games you make here.
        </Task>
      )}
      <Task
        tone="mint"
        title="Say what you need"
        action={
          <Button onClick={() => dialogs.open({ kind: 'feedback', type: 'Add an engine suggestion' })}>
            Tell us
          </Button>
        }
      >
        What must the editor do for your game? Now is when asking changes the most.
      </Task>
    </ol>
  );
}

interface TaskProps {
  tone: 'coral' | 'sun' | 'mint';
  title: string;
  action: ReactNode;
  children: ReactNode;
}

function Task({ tone, title, action, children }: TaskProps) {
  return (
    <li data-tone={tone}>
      <h3 className="text-panel">{title}</h3>
      <p className="mt-3 mb-6 text-text-2">{children}</p>
      <div className="mt-auto">{action}</div>
    </li>
  );
}
