import Copy from 'lucide-react/icons/copy';
import './steps.css';

const ARRIVALS = [
  { name: 'Noor', how: 'joined on her phone', tone: 'coral' },
  { name: 'dax', how: 'joined on a school laptop', tone: 'sky' },
  { name: 'mimi', how: 'joined on a tablet', tone: 'mint' },
];

/** One address, and friends arriving through it. */
export function StepLink() {
  return (
    <div
      className="step-panel step-link"
      role="img"
      aria-label="A link is sent, and three friends join on their own devices."
    >
      <p className="step-address">
        <span>
          /play/<b>rooftop-relay</b>
        </span>
        <i>
          <Copy size={16} /> Copy
        </i>
      </p>
      {ARRIVALS.map(({ name, how, tone }) => (
        <p key={name} className="step-arrival">
          <i data-tone={tone}>{name[0]?.toUpperCase()}</i>
          <span>
            <b>{name}</b> {how}
          </span>
        </p>
      ))}
      <p className="step-arrival">
        <i />
        <span>waiting for tove…</span>
      </p>
    </div>
  );
}
