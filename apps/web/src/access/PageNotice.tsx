import { ThreadDivider } from '@playloom/design-system';
import type { ReactNode } from 'react';

interface PageNoticeProps {
  title: string;
  lead: string;
  /** Buttons or links to what the user can do instead. */
  children: ReactNode;
}

/** A page that explains why there is no content and offers alternatives. */
export function PageNotice({ title, lead, children }: PageNoticeProps) {
  return (
    <main
      id="main"
      className="page-wrap grid justify-items-center gap-4 py-20 text-center desk:py-(--section-gap)"
    >
      <ThreadDivider look="bars" className="mb-4" />
      <h1 className="text-title">{title}</h1>
      <p className="max-w-[46ch] text-text-2">{lead}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">{children}</div>
    </main>
  );
}
