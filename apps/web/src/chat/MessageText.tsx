import { Fragment } from 'react';

const PARTS = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])|(?<![\w@])(@[a-zA-Z0-9_]{3,20}\b)/g;

/** Shows a message with highlighted mentions and links. Links need a complete URL and send no referrer. */
export function MessageText({ text }: { text: string }) {
  const parts = [];
  let from = 0;
  for (const match of text.matchAll(PARTS)) {
    const [whole, link] = match;
    parts.push(<Fragment key={from}>{text.slice(from, match.index)}</Fragment>);
    parts.push(
      link === undefined ? (
        <b key={match.index} className="chat-mention">
          {whole}
        </b>
      ) : (
        <a key={match.index} href={link} target="_blank" rel="noopener noreferrer nofollow ugc">
          {link}
        </a>
      ),
    );
    from = match.index + whole.length;
  }
  return (
    <>
      {parts}
      {text.slice(from)}
    </>
  );
}
