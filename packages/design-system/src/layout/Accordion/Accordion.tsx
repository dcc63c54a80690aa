import { useId } from 'react';
import type { ReactNode } from 'react';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { joinClasses } from '../../styling/joinClasses.ts';

type AccordionItem = { id: string; title: ReactNode; content: ReactNode };

export type AccordionProps = {
  items: readonly AccordionItem[];
  /** Id of the item that is open at first. */
  defaultOpen?: string;
  className?: string;
};

/**
 * A list of items that open on click. Only one is open at a time, because `details` with the same name close each
 * other.
 */
export function Accordion({ items, defaultOpen, className }: AccordionProps) {
  const name = useId();
  return (
    <div className={joinClasses('divide-y divide-line border-y border-line', className)}>
      {items.map((item) => (
        <Disclosure key={item.id} name={name} title={item.title} open={item.id === defaultOpen}>
          {item.content}
        </Disclosure>
      ))}
    </div>
  );
}
