import { api, PayoutStanding } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { payoutStandingLabel } from '@briefcast/i18n/labels/payout-standing';
import { m } from '@briefcast/i18n/messages';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { saveAdminFile } from '../../../features/admin/save-admin-file.ts';
import { adminPagedQ } from '../../../lib/admin-query.ts';
import { eachOnce } from '../../../lib/each-once.ts';
import { errorText } from '../../../lib/show-error.ts';
import { sentSumsText } from '../../../parts/currencies/sums.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { MorePages } from '../../../ui/load-more.tsx';
import { OnlineButton } from '../../../ui/online-button.tsx';
import { LoadingText } from '../../../ui/spinner.tsx';
import { ChoiceButtons, SearchField } from '../lists/search-field.tsx';
import { useListState } from '../lists/use-list-state.ts';
import { useSaveList } from '../use-save-list.ts';
import { PayoutLine } from './payout-line.tsx';

/** Debts of brands to creators: searched, by state, and as a file. */
export function PayoutsTab() {
  const list = useListState<never>([]);
  const standing = PayoutStanding.options.find((known) => known === list.params.get('standing'));
  const filter = { ...(list.search ? { search: list.search } : {}), ...(standing ? { standing } : {}) };
  const query = useInfiniteQuery({
    ...adminPagedQ('adminPayouts.list', { query: filter }),
    placeholderData: keepPreviousData,
  });
  const save = useSaveList(() => saveAdminFile(api.adminPayouts.file, filter));
  const pages = query.data?.pages ?? [];
  const payouts = eachOnce(
    pages.flatMap((page) => page.payouts.map((payout) => ({ ...payout, id: payout.dealId }))),
  );
  const totals = pages[0]?.totals ?? [];
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <p className="max-w-[62ch] text-ink-2">{m.admin_payouts_text()}</p>
        <OnlineButton
          variant="outline"
          icon={<Download aria-hidden className="ic" />}
          busy={save.isPending}
          onClick={() => save.mutate()}
        >
          {m.admin_save_file()}
        </OnlineButton>
      </div>
      <Card flush title={m.admin_payouts()}>
        <search className="flex flex-wrap items-center gap-2 px-5 pb-4 md:px-7">
          <SearchField list={list} label={m.admin_payouts_search()} hint={m.admin_payouts_search_hint()} />
          <ChoiceButtons
            legend={m.admin_payouts_standing()}
            choices={PayoutStanding.options}
            chosen={standing}
            onChoose={(one) => list.setFilters({ standing: one })}
            labelOf={payoutStandingLabel}
            all={m.admin_payouts_all()}
          />
        </search>
        <dl className="grid grid-cols-2 border-t border-line empty:hidden lg:grid-cols-4">
          {totals.map((total) => (
            <div key={total.standing} className="px-5 py-4 md:px-7">
              <dt className="hint">{payoutStandingLabel(total.standing)}</dt>
              <dd className="num mt-1 font-display text-[20px] leading-tight font-bold">
                {sentSumsText(total)}
              </dd>
              <dd className="hint num">
                {m.admin_list_total({ what: 'deals', n: total.count, count: formatCount(total.count) })}
              </dd>
            </div>
          ))}
        </dl>
        {query.isPending ? <LoadingText className="p-6">{m.admin_payouts_loading()}</LoadingText> : null}
        {query.isError && !query.data ? (
          <ErrorState className="p-6" onRetry={() => void query.refetch()}>
            {errorText(query.error, m.admin_payouts_failed())}
          </ErrorState>
        ) : null}
        {query.isSuccess && payouts.length === 0 ? (
          <p role="status" className="border-t border-line px-5 py-6 text-ui text-ink-2 md:px-7">
            {Object.keys(filter).length > 0 ? m.admin_payouts_none_found() : m.admin_payouts_none()}
          </p>
        ) : null}
        <ul className="divide-y divide-line border-t border-line empty:hidden">
          {payouts.map((payout) => (
            <PayoutLine key={payout.dealId} payout={payout} />
          ))}
        </ul>
        <MorePages list={query} busyText={m.admin_payouts_loading()} failedText={m.admin_payouts_failed()} />
      </Card>
    </div>
  );
}
