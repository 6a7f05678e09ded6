import { type AdminDispute, AppError, daysLate, owedStates } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatCount, formatExactMoney, formatLongDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useParams } from 'react-router';
import { Fact } from '../../../features/deals/deal-facts.tsx';
import { DisputeBadge } from '../../../features/disputes/dispute-badge.tsx';
import { Decision, StatementList } from '../../../features/disputes/statement-list.tsx';
import { adminQ } from '../../../lib/admin-query.ts';
import { errorText } from '../../../lib/show-error.ts';
import { useDocumentTitle } from '../../../lib/use-head.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Main } from '../../../ui/main.tsx';
import { LoadingText } from '../../../ui/spinner.tsx';
import { BackLink, TextLink } from '../../../ui/text-link.tsx';
import { AdminPage } from '../admin-page.tsx';
import { DetailsHead } from '../details/details-page.tsx';
import { DecideCase } from './decide-case.tsx';
import { EvidenceCard } from './evidence-card.tsx';

/** One case about a late payment, with the evidence and the decision (/admin/disputes/:id). */
export function AdminCaseScreen() {
  useDocumentTitle(m.admin_title());
  return (
    <AdminPage>
      <CaseOfAddress />
    </AdminPage>
  );
}

const isGone = (error: unknown) =>
  error instanceof AppError && ['dispute.not_found', 'request.invalid'].includes(error.code);

/** The case that the address names; loading, failed and not there any more. */
function CaseOfAddress() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery({
    ...adminQ('adminDisputes.read', { params: { id } }),
    select: ({ dispute }) => dispute,
  });
  return (
    <Main className="pt-3! md:pt-4!">
      <BackLink to={`${paths.admin.href()}?tab=disputes`}>{m.admin_cases()}</BackLink>
      {data && !isGone(error) ? (
        <Case dispute={data} />
      ) : (
        <Card className="mt-1 min-h-[40vh]">
          <h1 tabIndex={-1} className="sr-only">
            {m.admin_case()}
          </h1>
          {isGone(error) ? (
            <EmptyState title={m.admin_case_gone()} icon={<SearchX aria-hidden className="ic" />}>
              {m.admin_case_gone_text()}
            </EmptyState>
          ) : error ? (
            <ErrorState onRetry={() => void refetch()}>{errorText(error, m.admin_case_failed())}</ErrorState>
          ) : (
            <LoadingText>{m.admin_case_loading()}</LoadingText>
          )}
        </Card>
      )}
    </Main>
  );
}

function Case({ dispute }: { dispute: AdminDispute }) {
  const { title, state, statements, decision, decidedBy, closedAt, currency, payout } = dispute;
  const isOwed = owedStates.includes(payout.state);
  return (
    <div className="mt-1 grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-5">
      <DetailsHead
        name={title}
        lines={<Sides dispute={dispute} />}
        badges={<DisputeBadge state={state} />}
        facts={<Facts dispute={dispute} />}
        buttons={null}
      />
      <div className="grid items-start gap-4 md:gap-5 lg:grid-cols-2">
        <Card title={m.case_statements()}>
          <StatementList statements={statements} />
        </Card>
        <EvidenceCard dispute={dispute} />
      </div>
      {decision ? (
        <Card
          title={m.case_decision()}
          action={
            decidedBy && closedAt ? (
              <span className="hint">
                {m.admin_case_decided_by({
                  name: decidedBy === 'admin' ? m.admin_actor() : decidedBy,
                  day: formatLongDate(closedAt),
                })}
              </span>
            ) : null
          }
        >
          <Decision decision={decision} currency={currency} closedAt={null} />
        </Card>
      ) : null}
      {state === 'OPEN' && isOwed ? <DecideCase dispute={dispute} /> : null}
      {state === 'OPEN' && !isOwed ? (
        <Card title={m.admin_case_decide()}>
          <p className="text-ink-2">{m.admin_case_marked()}</p>
        </Card>
      ) : null}
    </div>
  );
}

/** Both sides, each leading to its page while it is there. */
function Sides({ dispute: { brand, creator } }: { dispute: AdminDispute }) {
  const creatorName = creator.name ?? m.deal_creator_gone();
  const brandName = brand.name ?? m.admin_none();
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1">
      {creator.id === null ? (
        <bdi>{creatorName}</bdi>
      ) : (
        <TextLink to={paths.adminCreator.href(creator.id)}>
          <bdi>{creatorName}</bdi>
        </TextLink>
      )}
      {brand.id === null ? (
        <bdi>{brandName}</bdi>
      ) : (
        <TextLink to={paths.adminBrand.href(brand.id)}>
          <bdi>{brandName}</bdi>
        </TextLink>
      )}
    </p>
  );
}

function Facts({ dispute: { currency, owedCents, openedAt, payout } }: { dispute: AdminDispute }) {
  const money = (cents: number) => <bdi>{formatExactMoney(cents, currency)}</bdi>;
  const late = owedStates.includes(payout.state) ? daysLate(new Date(payout.dueAt), new Date()) : 0;
  return (
    <>
      <Fact label={m.admin_case_owed_now()} className="disp num text-[22px]">
        {money(owedStates.includes(payout.state) ? payout.restCents : 0)}
      </Fact>
      <Fact label={m.admin_case_asked()} className="num">
        {money(owedCents)}
        <span className="hint block font-normal">{formatLongDate(openedAt)}</span>
      </Fact>
      <Fact label={m.admin_case_agreed()} className="num">
        {money(payout.amountCents)}
      </Fact>
      <Fact label={m.admin_case_due()} className="num">
        {formatLongDate(payout.dueAt)}
      </Fact>
      <Fact label={m.admin_case_late()} className="num">
        {late === 0 ? m.admin_case_not_late() : m.admin_case_late_days({ n: late, count: formatCount(late) })}
      </Fact>
    </>
  );
}
