import type { ComponentPropsWithRef } from 'react';
import { joinClasses } from './joinClasses.ts';

export type CardProps = ComponentPropsWithRef<'article'>;

/** An image (`CardCover`) with text below it. Cards have no box. */
export function Card({ className, ...rest }: CardProps) {
  return <article {...rest} className={joinClasses('pl-card', className)} />;
}

/** 16:10. Lifts on hover. Overlays go inside as `CardTag`s. */
export function CardCover({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={joinClasses('pl-card-cover', className)} />;
}

/** Text on an image, with a glass background so that it is always readable. */
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
