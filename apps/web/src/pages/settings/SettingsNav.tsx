import { joinClasses } from '@playloom/design-system';
import { useEffect, useState } from 'react';

export interface SettingsPlace {
  id: string;
  title: string;
}

/** Beside the sections on a desk, a row above them on a phone. */
export function SettingsNav({ places }: { places: readonly SettingsPlace[] }) {
  const current = useCurrentPlace(places);
  return (
    <nav
      aria-label="Settings"
      className="sticky top-[88px] self-start phone:static phone:-mx-4 phone:overflow-x-auto phone:px-4 phone:[scrollbar-width:none]"
    >
      <ul className="grid gap-1 phone:flex phone:w-max phone:gap-2">
        {places.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={current === id ? 'true' : undefined}
              className={joinClasses(
                'flex h-11 items-center rounded-md px-4 text-secondary font-semibold no-underline transition-colors phone:bg-raised',
                current === id ? 'bg-raised text-paper' : 'text-text-2 hover:text-paper',
              )}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The section in the upper part of the window. */
function useCurrentPlace(places: readonly SettingsPlace[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting);
        if (entered) setCurrent(entered.target.id);
      },
      { rootMargin: '-20% 0px -70% 0px' },
    );
    for (const { id } of places) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [places]);
  return current;
}
