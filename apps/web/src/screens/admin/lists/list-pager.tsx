import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { perPage } from '../admin-queries.ts';
import type { ListKind } from './use-list-state.ts';

interface ListPagerProps {
  what: ListKind;
  page: number;
  total: number;
  onPage: (page: number) => void;
}

/** Shown rows and their total, with links to the pages before and after. */
export function ListPager({ what, page, total, onPage }: ListPagerProps) {
  const first = (page - 1) * perPage + 1;
  const last = Math.min(page * perPage, total);
  function turnTo(to: number) {
    onPage(to);
    window.scrollTo({ top: 0 });
  }
  return (
    <nav
      aria-label={m.admin_pages()}
      className="mt-4 flex min-h-11 flex-wrap items-center justify-between gap-3"
    >
      <p className="hint num">
        {total <= perPage
          ? m.admin_list_total({ what, n: total, count: formatCount(total) })
          : m.admin_rows_of({
              first: formatCount(first),
              last: formatCount(last),
              total: formatCount(total),
            })}
      </p>
      {total > perPage ? (
        <span className="flex gap-2">
          <Button
            variant="outline"
            size="sm"
            disabled={page <= 1}
            icon={<ChevronLeft aria-hidden className="ic ic-turn" />}
            onClick={() => turnTo(page - 1)}
          >
            {m.admin_page_before()}
          </Button>
          <Button
            variant="outline"
            size="sm"
            disabled={last >= total}
            icon={<ChevronRight aria-hidden className="ic ic-turn" />}
            onClick={() => turnTo(page + 1)}
          >
            {m.admin_page_next()}
          </Button>
        </span>
      ) : null}
    </nav>
  );
}
