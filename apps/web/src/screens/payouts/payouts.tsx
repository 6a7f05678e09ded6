import { enoughPayments, type Payout, type PayoutAccount } from '@briefcast/contract';
import { can } from '@briefcast/contract/policy';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { CampaignFilter, useCampaignFilter } from '../../features/campaigns/campaign-filter.tsx';
import { DownloadStatement } from '../../features/payouts/statement.tsx';
import { payoutsOnce } from '../../features/payouts/use-payouts.ts';
import { actorOf } from '../../lib/policy.ts';
import { pagedQ } from '../../lib/query.ts';
import { useDocumentTitle } from '../../lib/use-head.ts';
import { useUser } from '../../lib/use-user.ts';
import { sentSumsText } from '../../parts/currencies/sums.ts';
import { Main } from '../../ui/main.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TabGroup, TabPanel, Tabs } from '../../ui/tabs.tsx';
import { Figures } from './figures.tsx';
import { MarkPaidDialog } from './mark-paid-dialog.tsx';
import { OwedRow } from './owed-row.tsx';
import { PayoutList, usePayouts, WhenRead } from './payout-list.tsx';
import { TickAll, useRunChoice } from './run-choice.tsx';
import { RunTill } from './run-till.tsx';
import { RunsTab } from './runs-tab.tsx';

const nothing = {
  owed: () => ({ title: m.owed_nothing(), text: m.owed_nothing_text() }),
  marked: () => ({ title: m.owed_nothing_marked(), text: m.owed_nothing_marked_text() }),
  paid: () => ({ title: m.owed_nothing_paid(), text: m.owed_nothing_paid_text() }),
};
const places = { first: 'h-6', row: 'h-32 lg:h-[76px]', rows: 3 };

/** Debts of a brand to its creators, and its payments (/billing/payouts). */
export function PayoutsScreen() {
  useDocumentTitle(m.owed_title());
  const user = useUser('BRAND');
  const mayMark = can(actorOf(user), 'payout.mark', { brandId: user.brandId, creatorId: null });
  const campaign = useCampaignFilter();
  const payouts = usePayouts(['owed', 'marked', 'paid'], campaign);
  // The sums are those of all campaigns.
  const counted = (count: number) => (campaign ? undefined : count);
  const { fold } = payouts;
  const tab = useSearchParams()[0].get('tab') === 'runs' ? 'runs' : fold;
  const listed = payoutsOnce(payouts.list.data?.pages ?? []);
  const choice = useRunChoice(listed);
  /** The payment that is being marked: not its row's, which leaves the list when somebody else is faster. */
  const [marking, setMarking] = useState<Payout | null>(null);
  // Includes marked payouts, as a colleague who was faster is named there.
  const { data: marked } = useInfiniteQuery({
    ...pagedQ('payouts.list', { query: { fold: 'marked' } }),
    enabled: marking !== null,
  });
  const known = [...listed, ...payoutsOnce(marked?.pages ?? [])];
  const showsTill = tab === 'owed' && mayMark && choice.tickable.length > 0;
  return (
    <Main>
      <PageHeader
        title={m.owed_title()}
        subtitle={
          <div className="grid max-w-[62ch] gap-1">
            <p>{m.owed_about()}</p>
            {mayMark ? null : <p className="font-semibold">{m.role_payments_note()}</p>}
          </div>
        }
        actions={
          <>
            <CampaignFilter />
            <DownloadStatement />
          </>
        }
      />
      <WhenRead payouts={payouts} places={places}>
        {(account) => (
          <>
            <OwedFigures account={account} />
            <TabGroup value={tab} onValueChange={payouts.showFold} className="mt-4">
              <Tabs
                label={m.owed_tabs()}
                value={tab}
                items={[
                  {
                    id: 'owed',
                    label: m.owed_open(),
                    count: counted((payouts.openCount ?? 0) - account.toConfirm.count),
                  },
                  { id: 'marked', label: m.payout_is_marked(), count: counted(account.toConfirm.count) },
                  { id: 'runs', label: m.runs_title() },
                  { id: 'paid', label: m.money_paid(), count: counted(account.paid.count) },
                ]}
              />
              <TabPanel value={tab}>
                {tab === 'runs' ? (
                  <RunsTab brandId={user.brandId ?? ''} mayMark={mayMark} />
                ) : (
                  <div className={clsx(showsTill && 'grid gap-6 xl:grid-cols-[minmax(0,1fr)_340px]')}>
                    <div className="min-w-0">
                      {showsTill ? <TickAll choice={choice} /> : null}
                      <PayoutList
                        payouts={payouts}
                        nothing={nothing[fold === 'marked' || fold === 'paid' ? fold : 'owed']()}
                        row={(payout) => (
                          <OwedRow
                            key={payout.dealId}
                            payout={payout}
                            mayMark={mayMark}
                            onMark={() => setMarking(payout)}
                            tick={
                              showsTill
                                ? {
                                    isOn: choice.isTicked(payout),
                                    isPossible: choice.canTick(payout),
                                    onChange: (isOn) => choice.tick(payout, isOn),
                                  }
                                : undefined
                            }
                          />
                        )}
                      />
                    </div>
                    {showsTill ? (
                      <RunTill
                        brandId={user.brandId ?? ''}
                        chosen={choice.chosen}
                        onMade={() => {
                          choice.clear();
                          payouts.showFold('runs');
                        }}
                      />
                    ) : null}
                  </div>
                )}
              </TabPanel>
            </TabGroup>
          </>
        )}
      </WhenRead>
      {marking ? (
        <MarkPaidDialog
          payout={marking}
          now={known.find(({ dealId }) => dealId === marking.dealId)}
          onClose={() => setMarking(null)}
        />
      ) : null}
    </Main>
  );
}

/** Sums that are owed, and how often the brand paid on time. */
function OwedFigures({ account: { late, dueSoon, toConfirm, record } }: { account: PayoutAccount }) {
  const lost = record?.casesLost ?? 0;
  return (
    <>
      <Figures
        figures={[
          { label: m.owed_late(), value: sentSumsText(late), isBad: late.count > 0 },
          { label: m.owed_due_soon(), value: sentSumsText(dueSoon) },
          { label: m.owed_to_confirm(), value: sentSumsText(toConfirm) },
          { label: m.owed_in_time(), value: inTimeText(record) },
        ]}
      />
      {lost > 0 ? (
        <p className="mt-1 text-sm text-danger">{m.owed_cases_lost({ n: lost, count: formatCount(lost) })}</p>
      ) : null}
    </>
  );
}

function inTimeText(record: PayoutAccount['record']): string {
  if (record === null || record.counted < enoughPayments)
    return m.owed_in_time_none({ n: enoughPayments, count: formatCount(enoughPayments) });
  return m.owed_in_time_of({ inTime: formatCount(record.inTime), counted: formatCount(record.counted) });
}
