import type { ReactNode } from 'react';
import { StepDrawArt } from './steps/StepDrawArt.tsx';
import { StepLinkArt } from './steps/StepLinkArt.tsx';
import { StepRulesArt } from './steps/StepRulesArt.tsx';
import { StepThreadsArt } from './steps/StepThreadsArt.tsx';

/** Explains the steps from an idea to a shared game. `link` is the address of a real game; null if there is none. */
export function HowItWorks({ link }: { link: string | null }) {
  return (
    <section className="home-section">
      <h2 className="mb-6 text-section">From blank page to full room</h2>
      <StepThreadsArt>
        <ol className="home-steps">
          <Step number={1} tone="coral" title="Draw the world" illustration={<StepDrawArt />}>
            Paint tiles, drop in characters, or start from a game that already works.
          </Step>
          <Step number={2} tone="sun" title="Give it rules" illustration={<StepRulesArt />}>
            Say what happens in plain blocks. Switch to code whenever you want more.
          </Step>
          <Step number={3} tone="mint" title="Send the link" illustration={<StepLinkArt link={link} />}>
            One address, no downloads. Rooms, chat, and saves are built in.
          </Step>
        </ol>
      </StepThreadsArt>
    </section>
  );
}

interface StepProps {
  number: number;
  tone: 'coral' | 'sun' | 'mint';
  title: string;
  illustration: ReactNode;
  children: ReactNode;
}

function Step({ number, tone, title, illustration, children }: StepProps) {
  return (
    <li className="relative">
      {illustration}
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
