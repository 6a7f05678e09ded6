import type { PortfolioItem } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { CircleAlert } from 'lucide-react';
import { Notice } from '../../../ui/notice.tsx';
import { OnlineButton } from '../../../ui/online-button.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import type { PortfolioDraft } from './portfolio-draft.ts';

interface PortfolioFailuresProps {
  items: readonly PortfolioItem[];
  draft: PortfolioDraft;
  busy: boolean;
}

/** Failed saves of the portfolio with their reasons; trying again submits the form around it. */
export function PortfolioFailures({ items, draft, busy }: PortfolioFailuresProps) {
  const failures = [
    ...Object.entries(draft.itemErrors).map(([id, error]) => ({
      key: id,
      name: items.find((item) => item.id === id)?.title || m.media_untitled(),
      error,
    })),
    ...draft.uploads.flatMap(({ key, title, file, status, error }) =>
      error !== null && status === 'ready' ? [{ key, name: title || file.name, error }] : [],
    ),
    ...(draft.orderError === null
      ? []
      : [{ key: 'order', name: m.portfolio_order(), error: draft.orderError }]),
  ];
  if (failures.length === 0) return null;
  return (
    <Notice
      tone="red"
      title={m.portfolio_not_saved()}
      icon={<CircleAlert aria-hidden className="ic" />}
      action={
        <OnlineButton type="submit" variant="outline" size="sm" busy={busy} busyText={m.portfolio_trying()}>
          {m.portfolio_try_again()}
        </OnlineButton>
      }
    >
      <ul className="grid gap-1">
        {failures.map(({ key, name, error }) => (
          <li key={key}>
            <RichText
              parts={m.named_error.parts({ name, error })}
              tags={{ name: (children) => <bdi className="font-semibold text-ink">{children}</bdi> }}
            />
          </li>
        ))}
      </ul>
    </Notice>
  );
}
