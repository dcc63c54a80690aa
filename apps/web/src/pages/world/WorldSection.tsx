import { useId, type ReactNode } from 'react';

interface WorldSectionProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

export function WorldSection({ title, lead, children }: WorldSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="edge mt-6 rounded-lg bg-surface p-5 desk:p-8">
      <h2 id={id} className="text-panel break-words">
        {title}
      </h2>
      {lead && <p className="mt-2 max-w-[60ch] text-secondary text-text-2">{lead}</p>}
      <div className="mt-6 grid gap-6">{children}</div>
    </section>
  );
}
