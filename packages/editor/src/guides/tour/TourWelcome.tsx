import Footprints from 'lucide-react/icons/footprints';
import { leaveTour } from './Tour.ts';
import { useTour } from './useTour.ts';
import './tour.css';

/**
 * Shown on the start screen during the tour: the user picks a starter, and the tour continues in the editor.
 */
export function TourWelcome() {
  const { tour, change } = useTour();
  if (tour?.status !== 'on') return null;
  return (
    <section className="tour-start" aria-label="Guided tour">
      <Footprints size={20} aria-hidden="true" />
      <p>
        <b>Your first game in seven small steps.</b> Pick a starter game below, or open one of your games. The
        tour continues there and ends with a game that friends can play.
      </p>
      <a
        className="ed-button"
        data-tone="commit"
        href="#start-starters"
        onClick={(event) => {
          event.preventDefault();
          document.querySelector<HTMLElement>('[data-tour="starters"] button')?.focus();
        }}
      >
        Show starter games
      </a>
      <button type="button" className="ed-button" onClick={() => change(leaveTour(tour))}>
        Skip the tour
      </button>
    </section>
  );
}
