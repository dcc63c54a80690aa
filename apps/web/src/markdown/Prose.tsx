import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import './prose.css';

/** Long text from our own Markdown. Links inside the site change the page without loading it anew. */
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
    // The listener only shortens the way of links, which stay links for keyboard and reader.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={className ? `prose ${className}` : 'prose'}
      onClick={followLink}
      // From `renderMarkdown`, which lets no HTML of the text through.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
