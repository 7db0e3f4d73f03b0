import { ChevronRight } from 'lucide';
import type { ReactElement } from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';
import './Breadcrumb.css';

interface BreadcrumbProps {
  /** The pages above this one, the highest first: links, each with its key. */
  trail: readonly ReactElement[];
  /** This page. */
  here: string;
}

/** The way from a page to those above it. */
export function Breadcrumb({ trail, here }: BreadcrumbProps) {
  return (
    <nav className="breadcrumb" aria-label="Breadcrumb">
      <ol>
        {trail.map((link) => (
          <li className="breadcrumb-step" key={link.key}>
            {link}
            <Icon of={ChevronRight} mirrors />
          </li>
        ))}
        <li className="breadcrumb-step" aria-current="page">
          {here}
        </li>
      </ol>
    </nav>
  );
}
