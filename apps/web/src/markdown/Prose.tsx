import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import './prose.css';

/** Long text rendered from Markdown. Links inside the site navigate without a page load. */
export function Prose({ html, className }: { html: string; className?: string }) {
  const navigate = useNavigate();

  function followLink(event: MouseEvent<HTMLDivElement>) {
    const isPlainClick =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href');
    if (!isPlainClick || !href?.startsWith('/')) return;
    event.preventDefault();
    void navigate(href);
  }

  return (
    // The click handler only makes links faster. They also work without it, with the keyboard and with screen readers.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={className ? `prose ${className}` : 'prose'}
      onClick={followLink}
      // The HTML comes from `renderMarkdown`, which escapes HTML in the source.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
