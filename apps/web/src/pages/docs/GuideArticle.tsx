import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Prose } from '../../markdown/Prose.tsx';

interface NeighborLink {
  title: string;
  path: string;
}

interface GuideArticleProps {
  title: string;
  summary: string;
  html: string;
  headings: { id: string; text: string; depth: number }[];
  note?: string;
  previous?: NeighborLink;
  next?: NeighborLink;
  /** Shown below the text. */
  children?: ReactNode;
}

/** One page of the documentation, with its table of contents and links to the previous and next page. */
export function GuideArticle(props: GuideArticleProps) {
  const { title, summary, html, headings, note, previous, next, children } = props;
  const contents = headings.filter(({ depth }) => depth === 2);
  return (
    <div className="xl:grid xl:grid-cols-[minmax(0,1fr)_200px] xl:gap-12">
      <article className="min-w-0">
        <h1 className="max-w-[22ch] text-title">{title}</h1>
        <p className="mt-4 max-w-[60ch] text-lg text-text-2">{summary}</p>
        {note && <p className="mt-3 text-meta text-text-3">{note}</p>}
        <Prose html={html} className="mt-9" />
        {children}
        <nav
          aria-label="Previous and next page"
          className="mt-16 grid max-w-[718px] gap-4 border-t border-line pt-6 sm:grid-cols-2"
        >
          {previous && (
            <Link to={previous.path} rel="prev" className="group rounded-sm text-secondary text-text-3">
              <span className="flex items-center gap-2">
                <ArrowLeft size={16} aria-hidden="true" /> Previous
              </span>
              <span className="mt-1 block font-semibold text-paper group-hover:text-sun">
                {previous.title}
              </span>
            </Link>
          )}
          {next && (
            <Link
              to={next.path}
              rel="next"
              className="group rounded-sm text-secondary text-text-3 sm:col-start-2 sm:text-right"
            >
              <span className="flex items-center gap-2 sm:justify-end">
                Next <ArrowRight size={16} aria-hidden="true" />
              </span>
              <span className="mt-1 block font-semibold text-paper group-hover:text-sun">{next.title}</span>
            </Link>
          )}
        </nav>
      </article>
      {contents.length > 1 && (
        <nav aria-labelledby="on-this-page" className="sticky top-[88px] hidden self-start xl:block">
          <p id="on-this-page" className="text-meta font-semibold text-paper">
            On this page
          </p>
          <ul className="mt-3 grid gap-[9px]">
            {contents.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`} className="rounded-sm text-meta text-text-3 hover:text-paper">
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
