import type { ReactNode } from 'react';
import { StepDraw } from '../../art/StepDraw.tsx';
import { StepLink } from '../../art/StepLink.tsx';
import { StepRules } from '../../art/StepRules.tsx';
import { StepThreads } from '../../art/StepThreads.tsx';

/** `link` is the address of a real game to send; null when there is none. */
export function HowItWorks({ link }: { link: string | null }) {
  return (
    <section className="home-section">
      <h2 className="mb-6 text-section">From blank page to full room</h2>
      <StepThreads>
        <ol className="home-steps">
          <Step number={1} tone="coral" title="Draw the world" picture={<StepDraw />}>
            Paint tiles, drop in characters, or start from a game that already works.
          </Step>
          <Step number={2} tone="sun" title="Give it rules" picture={<StepRules />}>
            Say what happens in plain blocks. Switch to code whenever you want more.
          </Step>
          <Step number={3} tone="mint" title="Send the link" picture={<StepLink link={link} />}>
            One address, no downloads. Rooms, chat and saves are already there.
          </Step>
        </ol>
      </StepThreads>
    </section>
  );
}

interface StepProps {
  number: number;
  tone: 'coral' | 'sun' | 'mint';
  title: string;
  picture: ReactNode;
  children: ReactNode;
}

function Step({ number, tone, title, picture, children }: StepProps) {
  return (
    <li className="relative">
      {picture}
      <h3 className="mt-6 flex items-center gap-3 text-2xl">
        <b className="home-step-number" data-tone={tone} aria-hidden="true">
          {number}
        </b>
        {title}
      </h3>
      <p className="mt-[10px] max-w-[36ch] text-text-2">{children}</p>
    </li>
  );
}
