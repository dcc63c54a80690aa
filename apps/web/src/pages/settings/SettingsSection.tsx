import type { ReactNode } from 'react';

interface SettingsSectionProps {
  id: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

export function SettingsSection({ id, title, lead, children }: SettingsSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="edge grid scroll-mt-[96px] grid-cols-[minmax(0,1fr)] gap-6 rounded-lg bg-surface p-5 desk:p-8 min-[1100px]:grid-cols-[minmax(0,240px)_minmax(0,1fr)] min-[1100px]:gap-12"
    >
      <div>
        <h2 id={`${id}-title`} className="text-panel">
          {title}
        </h2>
        {lead && <p className="mt-2 max-w-[60ch] text-secondary text-text-2">{lead}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
