import { Banner, Button } from '@playloom/design-system';
import { downloadTextFile } from '@playloom/site/browser/downloadTextFile.ts';

export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  return (
    <div className="grid gap-[18px]">
      <Banner tone="success" title="Two-factor login is on">
        Save these recovery codes so you can log in without your phone. Each code works once. You won’t see
        them again.
      </Banner>
      <ol
        aria-label="Recovery codes"
        className="edge grid grid-cols-2 gap-x-4 gap-y-2 rounded-cover p-4 phone:grid-cols-1"
      >
        {codes.map((code) => (
          <li key={code}>
            <code className="text-secondary select-all">{code}</code>
          </li>
        ))}
      </ol>
      <Button
        wide
        onClick={() => downloadTextFile('playloom-recovery-codes.txt', `${codes.join('\n')}\n`, 'text/plain')}
      >
        Download codes
      </Button>
      <Button variant="primary" wide onClick={onDone}>
        I saved my codes
      </Button>
    </div>
  );
}
