/** The coin icon, the same one that games show. */
export function Coin({ size = 20 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="10" fill="#ffc857" stroke="#171226" strokeWidth="2.4" />
      <path d="M9.5 8v8M14.5 8v8" stroke="#c8932a" strokeWidth="2.6" strokeLinecap="round" />
    </svg>
  );
}
