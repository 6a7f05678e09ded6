import type { PayoutAccount } from '@briefcast/contract';
import { readSums } from '@briefcast/contract/kit/currencies';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { IdCard } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { BankDetailsPlace } from '../../features/bank-details/bank-details-place.tsx';
import { NoDetailsNote } from '../../features/bank-details/no-details-note.tsx';
import { DownloadStatement } from '../../features/payouts/statement.tsx';
import { pagedQ } from '../../lib/query.ts';
import { siteQuery } from '../../lib/site-query.ts';
import { useDocumentTitle } from '../../lib/use-head.ts';
import { useUser } from '../../lib/use-user.ts';
import { zeroCurrency } from '../../parts/currencies/sums.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { latePart } from '../../ui/late-part.tsx';
import { Main } from '../../ui/main.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TabGroup, TabPanel, Tabs } from '../../ui/tabs.tsx';
import { AgeCard } from './age-card.tsx';
import { EarningsCard } from './earnings-card.tsx';
import { PayoutList, usePayouts, WhenRead } from './payout-list.tsx';
import { PayoutSheet } from './payout-sheet.tsx';

const BankDetailsTab = latePart(
  async () => (await import('../../features/bank-details/bank-details-tab.tsx')).BankDetailsTab,
  BankDetailsPlace,
);

const places = { first: 'h-48', row: 'h-60 md:h-52', rows: 2 };

/** Debts of brands to a creator, and their payments (/money). */
export function MoneyScreen() {
  useDocumentTitle(m.money_title());
  const payouts = usePayouts(['open', 'paid']);
  const { fold, openCount } = payouts;
  const isOpen = fold === 'open';
  const tab = useSearchParams()[0].get('tab') === 'bank' ? 'bank' : fold;
  const { currency } = useUser('CREATOR');
  const zeroIn = ({ ages, paid, months }: PayoutAccount) =>
    zeroCurrency([...ages, paid, ...months].map(readSums), currency);
  return (
    <Main>
      <PageHeader
        title={m.money_title()}
        subtitle={<p className="max-w-[62ch]">{m.money_about()}</p>}
        actions={
          <>
            <SubscriptionLink />
            <DownloadStatement />
          </>
        }
      />
      {tab === 'bank' ? null : <NoDetailsNote isOwed={Boolean(openCount)} />}
      <TabGroup value={tab} onValueChange={payouts.showFold} className="mt-5">
        <Tabs
          label={m.money_tabs()}
          value={tab}
          items={[
            { id: 'open', label: m.money_owed(), count: openCount },
            { id: 'paid', label: m.money_paid(), count: payouts.account.data?.paid.count },
            { id: 'bank', label: m.bank_title() },
          ]}
        />
        <TabPanel value={tab}>
          {tab === 'bank' ? (
            <BankDetailsTab />
          ) : (
            <WhenRead payouts={payouts} places={places}>
              {(account) => (
                <>
                  {isOpen && openCount ? <AgeCard account={account} zeroIn={zeroIn(account)} /> : null}
                  <PayoutList
                    payouts={payouts}
                    nothing={
                      isOpen
                        ? { title: m.money_nothing_owed(), text: m.money_nothing_owed_text() }
                        : { title: m.money_nothing_paid(), text: m.money_nothing_paid_text() }
                    }
                    row={(payout) => <PayoutSheet key={payout.dealId} payout={payout} />}
                  />
                  {isOpen && account.paid.count > 0 ? <LastConfirmed /> : null}
                  {account.parties.length > 0 ? (
                    <EarningsCard account={account} zeroIn={zeroIn(account)} />
                  ) : null}
                </>
              )}
            </WhenRead>
          )}
        </TabPanel>
      </TabGroup>
    </Main>
  );
}

/** The way to the own subscription; nothing where the market has none. */
function SubscriptionLink() {
  const { data: site } = useQuery(siteQuery);
  if (site?.market?.subscription !== true) return null;
  return (
    <ButtonLink to={paths.subscription.href()} variant="outline" icon={<IdCard aria-hidden className="ic" />}>
      {m.subscription_title()}
    </ButtonLink>
  );
}

/** The payment that was confirmed last, below what is open. */
function LastConfirmed() {
  const { data } = useInfiniteQuery(pagedQ('payouts.list', { query: { fold: 'paid' } }));
  // Lapsed amounts were paid by nobody.
  const payout = data?.pages[0]?.payouts.find(({ restCents }) => restCents > 0);
  if (!payout) return null;
  return (
    <section aria-labelledby="last-confirmed" className="mt-8">
      <h2 id="last-confirmed" className="text-d4">
        {m.money_last_confirmed()}
      </h2>
      <ul className="mt-3">
        <PayoutSheet payout={payout} />
      </ul>
    </section>
  );
}
