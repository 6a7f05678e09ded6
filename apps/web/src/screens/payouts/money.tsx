import type { Payout, PayoutAccount } from '@briefcast/contract';
import { type Currency, readSums } from '@briefcast/contract/kit/currencies';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { IdCard } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { BankDetailsPlace } from '../../features/bank-details/bank-details-place.tsx';
import { NoDetailsNote } from '../../features/bank-details/no-details-note.tsx';
import { DownloadStatement } from '../../features/payouts/statement.tsx';
import { siteQuery } from '../../lib/site-query.ts';
import { useDocumentTitle } from '../../lib/use-head.ts';
import { useUser } from '../../lib/use-user.ts';
import { sentSumsText, zeroCurrency } from '../../parts/currencies/sums.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { latePart } from '../../ui/late-part.tsx';
import { Main } from '../../ui/main.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TabGroup, TabPanel, Tabs } from '../../ui/tabs.tsx';
import { AgeLine } from './age-line.tsx';
import { BrandsLine, MonthsLine } from './earnings-lines.tsx';
import { Figures } from './figures.tsx';
import { MoneyRow } from './money-row.tsx';
import { PayoutList, usePayouts, WhenRead } from './payout-list.tsx';

const BankDetailsTab = latePart(
  async () => (await import('../../features/bank-details/bank-details-tab.tsx')).BankDetailsTab,
  BankDetailsPlace,
);

const places = { first: 'h-6', row: 'h-32 lg:h-[76px]', rows: 3 };

/** Whether the creator is to say that something of a payment arrived. */
const asksCreator = ({ state, parts }: Payout) =>
  state === 'MARKED' || parts.some((part) => part.state === 'MARKED');

/** Splits open payments: those that wait for the creator's answer, then those to come. */
const groupsOfOpen = (payouts: readonly Payout[]) => [
  { title: m.money_to_answer(), payouts: payouts.filter(asksCreator) },
  { title: m.money_to_come(), payouts: payouts.filter((payout) => !asksCreator(payout)) },
];

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
                  {isOpen && openCount ? <MoneyFigures account={account} zeroIn={zeroIn(account)} /> : null}
                  <PayoutList
                    payouts={payouts}
                    groupsOf={isOpen ? groupsOfOpen : undefined}
                    nothing={
                      isOpen
                        ? { title: m.money_nothing_owed(), text: m.money_nothing_owed_text() }
                        : { title: m.money_nothing_paid(), text: m.money_nothing_paid_text() }
                    }
                    row={(payout) => <MoneyRow key={payout.dealId} payout={payout} />}
                  />
                  <div className="closed-lines mt-6">
                    {isOpen && openCount ? <AgeLine account={account} zeroIn={zeroIn(account)} /> : null}
                    {account.parties.length > 0 ? (
                      <>
                        <MonthsLine account={account} zeroIn={zeroIn(account)} />
                        <BrandsLine account={account} zeroIn={zeroIn(account)} />
                      </>
                    ) : null}
                  </div>
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

interface MoneyFiguresProps {
  account: PayoutAccount;
  zeroIn: Currency;
}

function MoneyFigures({ account: { late, dueSoon, toConfirm }, zeroIn }: MoneyFiguresProps) {
  return (
    <Figures
      figures={[
        { label: m.owed_late(), value: sentSumsText(late, zeroIn), isBad: late.count > 0 },
        { label: m.owed_due_soon(), value: sentSumsText(dueSoon, zeroIn) },
        { label: m.payout_is_marked(), value: sentSumsText(toConfirm, zeroIn) },
      ]}
    />
  );
}
