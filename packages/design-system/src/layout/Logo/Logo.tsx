import { joinClasses } from '../../styling/joinClasses.ts';

export type LogoProps = {
  size?: number;
  /** Whether to show the name next to the symbol. */
  withName?: boolean;
  className?: string;
};

/** The logo: four threads woven over and under each other. */
export function Logo({ size = 30, withName = false, className }: LogoProps) {
  const mark = (
    <svg
      width={size}
      height={size}
      viewBox="0 0 48 48"
      role={withName ? undefined : 'img'}
      aria-label={withName ? undefined : 'Playloom'}
      aria-hidden={withName ? true : undefined}
      className={withName ? undefined : className}
    >
      <rect x="9" y="2" width="12" height="44" rx="6" fill="#ff7a66" />
      <rect x="27" y="2" width="12" height="44" rx="6" fill="#62b6ff" />
      <rect x="2" y="9" width="44" height="12" rx="6" fill="#ffc857" />
      <rect x="2" y="27" width="44" height="12" rx="6" fill="#4fd6a8" />
      <path d="M27 9h12v12H27z" fill="#62b6ff" />
      <path d="M9 27h12v12H9z" fill="#ff7a66" />
    </svg>
  );
  if (!withName) return mark;
  return (
    <span
      className={joinClasses(
        'inline-flex items-center gap-[10px] display text-panel leading-none tracking-[-.03em]',
        className,
      )}
    >
      {mark}
      Playloom
    </span>
  );
}
