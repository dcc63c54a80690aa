/** Preview of the blank game: an empty floor. */
export function BlankGamePreview() {
  return (
    <svg viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="320" height="200" fill="var(--ink-850)" />
      <path
        d="M0 40h320M0 80h320M0 120h320M0 160h320M40 0v200M80 0v200M120 0v200M160 0v200M200 0v200M240 0v200M280 0v200"
        stroke="var(--ink-700)"
      />
      <rect
        x="120"
        y="60"
        width="80"
        height="80"
        rx="6"
        fill="none"
        stroke="var(--ink-500)"
        strokeWidth="1.5"
        strokeDasharray="5 4"
      />
      <path d="M160 86v28M146 100h28" stroke="var(--paper-mute)" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
