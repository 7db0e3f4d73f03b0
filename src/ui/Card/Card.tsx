import type { ReactNode } from 'react';
import { focusFallback } from '#ui/FocusFallback/focus-fallback.ts';
import './Card.css';

interface CardProps {
  title?: string;
  height?: 'content' | 'tall';
  children: ReactNode;
}

/** A surface that groups related content. */
export function Card({ title, height = 'content', children }: CardProps) {
  return (
    <section className="card" data-height={height} {...(title !== undefined && focusFallback(title))}>
      {title && <h2 className="card-title">{title}</h2>}
      {children}
    </section>
  );
}
