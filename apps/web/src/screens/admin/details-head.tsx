import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';

interface DetailsHeadProps {
  picture?: ReactNode;
  name: string;
  /** Below the name, on one line each. */
  lines: ReactNode;
  badges?: ReactNode;
  /** A `<dl>` of facts. */
  facts: ReactNode;
  buttons: ReactNode;
}

/** Who or what a page of details is about, and what the admin can do. */
export function DetailsHead({ picture, name, lines, badges, facts, buttons }: DetailsHeadProps) {
  return (
    <Card as="div">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-4 pe-4">
        {picture}
        <div className="min-w-0 flex-1 basis-60">
          <h1 tabIndex={-1} dir="auto" className="text-d3 wrap-anywhere">
            {name}
          </h1>
          <div className="mt-1 text-ui text-ink-2 wrap-anywhere">{lines}</div>
          {badges ? <div className="mt-2.5 flex flex-wrap gap-2 empty:hidden">{badges}</div> : null}
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">{buttons}</div>
      </div>
      <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-4 border-t border-line pt-5 sm:grid-cols-3 lg:grid-cols-5">
        {facts}
      </dl>
    </Card>
  );
}
