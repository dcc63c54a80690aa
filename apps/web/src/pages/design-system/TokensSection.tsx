import { SpecimenSection, Specimen } from './Specimen.tsx';

const INKS = ['ink-950', 'ink-900', 'ink-850', 'ink-800', 'ink-700', 'ink-600', 'ink-500'];
const PAPERS = ['paper', 'paper-dim', 'paper-mute', 'paper-line'];
const THREADS = ['coral', 'sun', 'mint', 'sky', 'danger'];
const EDGES = ['coral-deep', 'sun-deep', 'mint-deep', 'sky-deep', 'danger-deep'];

export function TokensSection() {
  return (
    <SpecimenSection id="tokens" title="Color and type">
      <div className="grid gap-6 desk:grid-cols-4">
        {[INKS, PAPERS, THREADS, EDGES].map((names) => (
          <div key={names[0]} className="flex overflow-hidden rounded-md edge-raised">
            {names.map((name) => (
              <div key={name} title={name} className="h-16 flex-1" style={{ background: `var(--${name})` }} />
            ))}
          </div>
        ))}
      </div>
      <div className="mt-8 grid gap-8 desk:grid-cols-2">
        <div className="grid gap-4">
          <p className="display text-hero tracking-[-.03em]">Play together</p>
          <p className="display text-title">Page title 44/34</p>
          <p className="display text-section">Section 36/30</p>
          <p className="display text-panel">Panel 22</p>
          <p className="display text-card">Card 18</p>
        </div>
        <div className="grid content-start gap-3">
          <p>Body 16. Make a game, send a link, play together.</p>
          <p className="text-secondary text-text-2">Secondary 15. For explanations.</p>
          <p className="text-meta text-text-3">Meta 14. Dates, counts, and creators.</p>
          <p className="num">
            Tabular: 111,111 over <span className="text-sun">888,888</span>
          </p>
          <code className="text-sun">HAZEL-7KQ2</code>
          <Specimen caption="On paper">
            <div className="rounded-md bg-paper p-5 text-on-thread">
              Text on paper, <span className="text-ink-on-paper-2">and secondary text on paper.</span>
            </div>
          </Specimen>
        </div>
      </div>
    </SpecimenSection>
  );
}
