const SHOWN_MAX = 9;

/** Number of unread notifications; hidden at zero. */
export function UnreadBadge({ count }: { count: number }) {
  const text = formatUnreadCount(count);
  if (!text) return null;
  return (
    <b className="num nav-unread" data-testid="unread-badge">
      {text}
    </b>
  );
}

export function formatUnreadCount(count: number): string | null {
  if (count <= 0) return null;
  return count > SHOWN_MAX ? `${SHOWN_MAX}+` : String(count);
}
