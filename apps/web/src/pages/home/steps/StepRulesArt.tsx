import Plus from 'lucide-react/icons/plus';
import './steps.css';

/** Shows an example rule, drawn like in the rule editor. */
export function StepRulesArt() {
  return (
    <div
      className="step-panel step-rules"
      role="img"
      aria-label="A rule in blocks: when a player touches a coin, give one point to their team and play a sound."
    >
      <p data-kind="when">
        When <b>player</b> touches <b>coin</b>
      </p>
      <p data-kind="then">
        give <b>1 point</b> to <b>their team</b>
      </p>
      <p data-kind="then">
        play sound <b>ding</b>
      </p>
      <p data-kind="next">
        <Plus size={18} /> Then…
      </p>
    </div>
  );
}
