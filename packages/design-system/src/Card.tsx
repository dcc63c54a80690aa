import type { ComponentPropsWithRef } from 'react';
import { joinClasses } from './joinClasses.ts';

export type CardProps = ComponentPropsWithRef<'article'>;

/** A picture (`CardCover`) and the lines under it. No box around: cards stand on the page, not in it. */
export function Card({ className, ...rest }: CardProps) {
  return <article {...rest} className={joinClasses('pl-card', className)} />;
}

/** 16:10; lifts when the card is pointed at. What lies on it goes inside, in `CardTag`s. */
export function CardCover({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={joinClasses('pl-card-cover', className)} />;
}

/** Text on a picture, on glass so that it can be read over anything. */
export function CardTag({ className, ...rest }: ComponentPropsWithRef<'span'>) {
  return (
    <span
      {...rest}
      className={joinClasses(
        'num absolute bottom-[10px] left-[10px] flex h-7 items-center gap-2 rounded-sm bg-glass px-[10px] text-tiny font-bold text-paper',
        className,
      )}
    />
  );
}
