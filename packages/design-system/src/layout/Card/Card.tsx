import type { ComponentPropsWithRef } from 'react';
import { joinClasses } from '../../styling/joinClasses.ts';

export type CardProps = ComponentPropsWithRef<'article'>;

/** An image (`CardCover`) with text below it, without a border or background. */
export function Card({ className, ...rest }: CardProps) {
  return <article {...rest} className={joinClasses('pl-card', className)} />;
}

/** The image of a card, with an aspect ratio of 16:10. Lifts on hover. Put overlays inside as `CardTag`. */
export function CardCover({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={joinClasses('pl-card-cover', className)} />;
}

/** Text on top of an image, with a glass background so that it is always readable. */
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
