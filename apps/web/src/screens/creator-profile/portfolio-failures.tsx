import type { PortfolioItem } from '@briefcast/contract';
import { CircleAlert } from 'lucide-react';
import { Notice } from '../../features/profile-form/notice.tsx';
import { Button } from '../../ui/button.tsx';
import type { PortfolioDraft } from './portfolio-draft.ts';

interface PortfolioFailuresProps {
  items: readonly PortfolioItem[];
  draft: PortfolioDraft;
  busy: boolean;
}

/** What of the portfolio could not be saved, and why; trying again submits the form around it. */
export function PortfolioFailures({ items, draft, busy }: PortfolioFailuresProps) {
  const failures = [
    ...draft.removedIds.flatMap((id) => {
      const error = draft.removalErrors[id];
      if (error === undefined) return [];
      return [{ key: id, name: items.find((item) => item.id === id)?.title || 'Untitled', error }];
    }),
    ...draft.uploads.flatMap(({ key, title, file, status, error }) =>
      error !== null && status === 'ready' ? [{ key, name: title || file.name, error }] : [],
    ),
  ];
  if (failures.length === 0) return null;
  return (
    <Notice
      stock="red"
      title="Some portfolio changes were not saved"
      icon={<CircleAlert aria-hidden className="ic" />}
      action={
        <Button type="submit" variant="outline" size="sm" busy={busy} busyText="Trying...">
          Try Again
        </Button>
      }
    >
      <ul className="grid gap-1">
        {failures.map(({ key, name, error }) => (
          <li key={key}>
            <bdi className="font-semibold text-ink">{name}</bdi>: {error}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
