import './steps.css';
import stepDraw from '@playloom/site/art/step-draw.svg';

/** Shows a level with a gap and a platform being dropped into it. */
export function StepDrawArt() {
  return (
    <div
      className="step-panel"
      data-kind="draw"
      role="img"
      aria-label="A platform is dropped into a gap in a level."
    >
      <img src={stepDraw} width={396} height={272} alt="" loading="lazy" />
      <span className="step-drop">
        <svg viewBox="0 0 24 24" width="22" height="22">
          <path
            d="M3 2.5l6.5 18 3.2-7.8 7.8-3.2z"
            fill="#ffc857"
            stroke="#171226"
            strokeWidth="2.6"
            strokeLinejoin="round"
          />
        </svg>
        <b>Drop here</b>
      </span>
    </div>
  );
}
