import { joinClasses } from '@playloom/design-system';
import { useEffect, useState } from 'react';

/** Share of the window's height. A section whose top is within it is the current one. */
const UPPER_PART = 0.4;

interface SettingsNavItem {
  id: string;
  title: string;
}

/** Navigation between the sections: a sidebar on desktop, a row above the sections on a phone. */
export function SettingsNav({ items }: { items: readonly SettingsNavItem[] }) {
  const current = useCurrentItem(items);
  return (
    <nav
      aria-label="Settings"
      className="sticky top-[88px] self-start phone:static phone:-mx-4 phone:overflow-x-auto phone:px-4 phone:[scrollbar-width:none]"
    >
      <ul className="grid gap-1 phone:flex phone:w-max phone:gap-2">
        {items.map(({ id, title }) => (
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

/**
 * Returns the last section whose top has reached the upper part of the window. At the end of the page, returns the last
 * section.
 */
function useCurrentItem(items: readonly SettingsNavItem[]): string | undefined {
  const [current, setCurrent] = useState(items[0]?.id);
  useEffect(() => {
    const look = () => {
      const reached = items.filter(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
        return top < innerHeight * UPPER_PART;
      });
      const isAtEnd = scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 1;
      setCurrent((isAtEnd ? items.at(-1) : (reached.at(-1) ?? items[0]))?.id);
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [items]);
  return current;
}
