import { CopyTextButton } from '@playloom/site/forms/CopyTextButton.tsx';
import './steps.css';

const ARRIVALS = [
  { name: 'Noor', how: 'joined on her phone', tone: 'coral' },
  { name: 'dax', how: 'joined on a school laptop', tone: 'sky' },
  { name: 'mimi', how: 'joined on a tablet', tone: 'mint' },
];

/** Shows an invite link and friends who join with it. */
export function StepLinkArt({ link }: { link: string | null }) {
  return (
    <div className="step-panel step-link">
      {link !== null && (
        <p className="step-address">
          <span title={link}>{formatAddress(link)}</span>
          <CopyTextButton text={link} size="sm" variant="mint">
            Copy
          </CopyTextButton>
        </p>
      )}
      <div
        className="contents"
        role="img"
        aria-label="Three friends open the link and join on their own devices."
      >
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
    </div>
  );
}

function formatAddress(link: string) {
  const { pathname } = new URL(link);
  const [, slug = ''] = pathname.match(/([^/]+)$/) ?? [];
  return (
    <>
      {pathname.slice(0, -slug.length)}
      <b>{slug}</b>
    </>
  );
}
