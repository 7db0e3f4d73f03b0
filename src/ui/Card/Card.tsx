import type { ReactNode } from 'react';
import { focusPlace } from '#ui/FocusPlace/focus-place.ts';
import './Card.css';

interface CardProps {
  title?: string;
  height?: 'content' | 'fill';
  children: ReactNode;
}

/** A surface that groups what belongs together. */
export function Card({ title, height = 'content', children }: CardProps) {
  return (
    <section className="card" data-height={height} {...(title !== undefined && focusPlace(title))}>
      {title && <h2 className="card-title">{title}</h2>}
      {children}
    </section>
  );
}
