import { lexer, type Token, type Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import '../../markdown/prose.css';
import './forum.css';

/** Deeper nesting is shown as raw text, because browsers limit the depth of elements. */
const DEPTH_MAX = 12;
/**
 * Matches nine or more nested quote signs. The parser recurses once per sign, so long runs could overflow its stack.
 */
const NESTED_QUOTES = /^(?:[ \t]*>){9,}/gm;
const UPLOADED_IMAGE = /^\/files\/[0-9a-f]{64}\.webp$/;
const MENTION = /(?<![\w@/])@([a-zA-Z0-9_]{3,20})\b/g;
// oxlint-disable-next-line no-control-regex -- browsers drop some of these before they parse a URL
const NEVER_IN_AN_ADDRESS = /[\u0000-\u0020\u007f-\u009f\\]/;

interface PostTextProps {
  /** User-written Markdown. */
  text: string;
  /** Base URL of uploads. */
  uiOrigin: string;
}

/**
 * Renders user-written Markdown. The parser only creates tokens; this component turns tokens on an allowlist into
 * elements, so that no raw HTML is ever inserted. Unknown tokens are shown as text.
 */
export function PostText({ text, uiOrigin }: PostTextProps) {
  return <div className="prose forum-text">{renderAll(readTokens(text), { uiOrigin, depth: 0 })}</div>;
}

function readTokens(text: string): Token[] {
  return lexer(text.replace(NESTED_QUOTES, '> '), { gfm: true, breaks: true });
}

interface RenderContext {
  uiOrigin: string;
  depth: number;
}

function renderAll(tokens: readonly Token[] | undefined, context: RenderContext): ReactNode {
  return tokens?.map((token, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- tokens have no ids, and their order never changes
    <Fragment key={index}>{render(token as Tokens.Generic, context)}</Fragment>
  ));
}

function render(token: Tokens.Generic, { uiOrigin, depth }: RenderContext): ReactNode {
  if (depth > DEPTH_MAX) return token.raw;
  const context = { uiOrigin, depth: depth + 1 };
  const inside = () => renderAll(token.tokens, context);
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'paragraph':
      return <p>{inside()}</p>;
    case 'heading':
      return token['depth'] <= 2 ? <h3>{inside()}</h3> : <h4>{inside()}</h4>;
    case 'blockquote':
      return <blockquote>{inside()}</blockquote>;
    case 'code':
      return (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll, and keyboard users need to scroll them
        <pre tabIndex={0}>
          <code>{String(token['text'])}</code>
        </pre>
      );
    case 'hr':
      return <hr />;
    case 'list':
      return <List list={token as Tokens.List} context={context} />;
    case 'table':
      return <Table table={token as Tokens.Table} context={context} />;
    case 'strong':
      return <strong>{inside()}</strong>;
    case 'em':
      return <em>{inside()}</em>;
    case 'del':
      return <del>{inside()}</del>;
    case 'codespan':
      return <code>{String(token['text'])}</code>;
    case 'br':
      return <br />;
    case 'link':
      return <SafeLink href={String(token['href'])}>{inside()}</SafeLink>;
    case 'image':
      return <UploadedImage file={String(token['href'])} alt={String(token['text'])} uiOrigin={uiOrigin} />;
    case 'escape':
      return String(token['text']);
    case 'text':
      return token.tokens ? inside() : <PlainText text={String(token['text'])} />;
    default:
      // All other tokens, including HTML, are shown as text.
      return token.raw;
  }
}

function List({ list, context }: { list: Tokens.List; context: RenderContext }) {
  const items = list.items.map((item, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- tokens have no ids, and their order never changes
    <li key={index}>
      {item.task && (item.checked ? '☑ ' : '☐ ')}
      {renderAll(
        item.tokens.filter(({ type }) => type !== 'checkbox'),
        context,
      )}
    </li>
  ));
  return list.ordered ? <ol start={Number(list.start) || 1}>{items}</ol> : <ul>{items}</ul>;
}

function Table({ table, context }: { table: Tokens.Table; context: RenderContext }) {
  const cells = (row: readonly Tokens.TableCell[], Cell: 'th' | 'td') =>
    // oxlint-disable-next-line react/no-array-index-key -- tokens have no ids, and their order never changes
    row.map(({ tokens }, index) => <Cell key={index}>{renderAll(tokens, context)}</Cell>);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the table scrolls, and keyboard users need to scroll it
    <div className="prose-scroll" role="region" aria-label="Table" tabIndex={0}>
      <table>
        <thead>
          <tr>{cells(table.header, 'th')}</tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- tokens have no ids, and their order never changes
            <tr key={index}>{cells(row, 'td')}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Links to our own pages and to http(s) URLs. Shows any other target as plain text. */
function SafeLink({ href, children }: { href: string; children: ReactNode }) {
  if (NEVER_IN_AN_ADDRESS.test(href)) return children;
  if (/^\/(?!\/)/.test(href)) return <Link to={href}>{children}</Link>;
  const url = URL.parse(href);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username !== '') return children;
  return (
    <a href={url.href} rel="ugc nofollow noopener" target="_blank">
      {children}
    </a>
  );
}

/** Shows only images uploaded to this site. Other images would reveal to their host who reads the post. */
function UploadedImage({ file, alt, uiOrigin }: { file: string; alt: string; uiOrigin: string }) {
  if (!UPLOADED_IMAGE.test(file)) return alt;
  return <img src={uiOrigin + file} alt={alt} loading="lazy" decoding="async" />;
}

/** Shows text and links each `@username` to the user's profile. */
function PlainText({ text }: { text: string }) {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { 0: whole, 1: name, index } of text.matchAll(MENTION)) {
    parts.push(text.slice(from, index));
    parts.push(
      <Link key={index} to={`/user/${name}`}>
        {whole}
      </Link>,
    );
    from = index + whole.length;
  }
  return [...parts, text.slice(from)];
}
