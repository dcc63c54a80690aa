import type { ReactNode } from 'react';
import { MailArt } from '../../art/MailArt.tsx';

interface LinkCardProps {
  title: string;
  lead: ReactNode;
  /** The form or the buttons. */
  children?: ReactNode;
}

/** The page that an email link opens: a single step that looks like a dialog. */
export function LinkCard({ title, lead, children }: LinkCardProps) {
  return (
    <main id="main" className="grid place-items-center px-4 pt-10 pb-(--section-gap) desk:pt-20">
      <div className="edge-raised w-full max-w-[440px] rounded-dialog bg-surface p-[22px] desk:p-8">
        <MailArt className="mb-6 aspect-[584/270] w-full rounded-cover bg-ink-950" />
        <h1 className="text-dialog">{title}</h1>
        <div className="mt-3 text-text-2">{lead}</div>
        {children && <div className="mt-6 grid gap-4">{children}</div>}
        <noscript>
          <p className="mt-4 text-secondary text-text-2">This page requires JavaScript.</p>
        </noscript>
      </div>
    </main>
  );
}
