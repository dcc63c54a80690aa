import { Button, LinkText } from '@playloom/design-system';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EmptyShelf } from '../../art/EmptyShelf.tsx';
import coverLoom from '../../art/pictures/cover-loom.svg';
import coverTogether from '../../art/pictures/cover-together.svg';
import { EmptyGames } from '../games/EmptyGames.tsx';
import { GameGrid } from '../../games/GameGrid.tsx';
import type { Shelves } from './readShelves.ts';

const WHOLE_PICTURE = 'size-full max-h-[300px] object-cover';

export function GameShelves({ shelves, isSignedIn }: { shelves: Shelves; isSignedIn: boolean }) {
  return (
    <>
      {isSignedIn && <ContinuePlaying />}
      <Shelf title="Popular games" all={shelves.popular.length > 0 ? '/games/popular' : undefined}>
        {shelves.popular.length > 0 ? (
          <GameGrid games={shelves.popular} />
        ) : (
          <EmptyGames
            picture={<EmptyShelf className="h-auto w-[min(340px,80%)] py-8" />}
            title="Room for the first game"
            action={
              <Button asChild>
                <Link to="/create">See where games are made</Link>
              </Button>
            }
          >
            Playloom is new and this shelf is empty. We could fill it with made-up games and numbers; we would
            rather wait for yours.
          </EmptyGames>
        )}
      </Shelf>
      <Shelf title="Fresh off the loom">
        {shelves.fresh.length > 0 ? (
          <GameGrid games={shelves.fresh} />
        ) : (
          <EmptyGames
            picture={
              <img src={coverLoom} alt="" width={640} height={360} loading="lazy" className={WHOLE_PICTURE} />
            }
            title="Nothing published yet"
            action={
              <Button asChild>
                <Link to="/blog">Read how it is going</Link>
              </Button>
            }
          >
            New games appear here the moment their makers publish them. Until then the blog tells you what is
            on the loom.
          </EmptyGames>
        )}
      </Shelf>
    </>
  );
}

function ContinuePlaying() {
  return (
    <Shelf title="Continue playing">
      <EmptyGames
        picture={
          <img src={coverTogether} alt="" width={640} height={360} loading="lazy" className={WHOLE_PICTURE} />
        }
        title="Your place is kept here"
      >
        Games you have opened wait for you here, so that you are back in with one press. You have not opened
        one yet.
      </EmptyGames>
    </Shelf>
  );
}

interface ShelfProps {
  title: string;
  /** Where the whole list is. */
  all?: string;
  children: ReactNode;
}

function Shelf({ title, all, children }: ShelfProps) {
  return (
    <section className="home-shelf">
      <div className="mb-6 flex flex-wrap items-end gap-x-6 gap-y-2">
        <h2 className="text-section">{title}</h2>
        {all && (
          <LinkText tone="sun" asChild className="ml-auto flex items-center gap-[6px]">
            <Link to={all}>
              See all games
              <ArrowRight size={18} aria-hidden="true" />
            </Link>
          </LinkText>
        )}
      </div>
      {children}
    </section>
  );
}
