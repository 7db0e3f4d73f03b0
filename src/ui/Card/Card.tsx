import type { ReactNode } from 'react';
import { focusPlace } from '#ui/FocusPlace/focus-place.ts';
import './Card.css';

interface CardProps {
  title?: string;
  /** `fill` takes the height that its page leaves, its content in the middle. */
  height?: 'content' | 'fill';
  children: ReactNode;
}

/** A surface on the ground: one thing that belongs together. */
export function Card({ title, height = 'content', children }: CardProps) {
  return (
    <section className="card" data-height={height} {...(title !== undefined && focusPlace(title))}>
      {title && <h2 className="card-title">{title}</h2>}
      {children}
    </section>
  );
}
