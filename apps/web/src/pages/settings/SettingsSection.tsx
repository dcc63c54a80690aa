import type { ReactNode } from 'react';

export interface SettingsSectionProps {
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
      className="edge scroll-mt-[96px] rounded-lg bg-surface p-5 desk:p-8"
    >
      <h2 id={`${id}-title`} className="text-panel">
        {title}
      </h2>
      {lead && <p className="mt-2 max-w-[60ch] text-secondary text-text-2">{lead}</p>}
      <div className="mt-6">{children}</div>
    </section>
  );
}
