import type { AdminCreatorDetails } from '@briefcast/contract';
import { profileCompleteness, totalPoints } from '@briefcast/contract/creators/profile-completeness';
import { paths } from '@briefcast/contract/paths';
import { findingText } from '@briefcast/i18n/findings';
import { formatCount, formatSeries, formatShortDate } from '@briefcast/i18n/format';
import { categoryLabel } from '@briefcast/i18n/labels/category';
import { languageLabel } from '@briefcast/i18n/labels/language';
import { m } from '@briefcast/i18n/messages';
import { queryOptions } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { CreatorDetails } from '../../../features/creators/creator-details.tsx';
import { PortfolioGrid } from '../../../features/creators/portfolio-grid.tsx';
import { PriceList } from '../../../features/creators/price-list.tsx';
import { Fact } from '../../../features/deals/deal-facts.tsx';
import { adminQ } from '../../../lib/admin-query.ts';
import { mediaUrl } from '../../../lib/media-url.ts';
import { fullName } from '../../../lib/names.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { deleteCreator, suspendCreator, togglePublish } from '../actions/actions.ts';
import { ActionDialog, useAdminAction } from '../actions/admin-action.tsx';
import { OrNone, PublishedBadge } from '../person-line.tsx';
import { DealLines } from './deal-lines.tsx';
import { AccountBadges, DetailsColumns, DetailsHead, DetailsPage, WrittenText } from './details-page.tsx';
import { HouseInvoices } from './house-invoices.tsx';
import { PersonMenu } from './person-menu.tsx';
import { SuspendedNotice } from './suspended-notice.tsx';
import { TurnOffTwoFactor } from './turn-off-two-factor.tsx';
import { WhatWasDone } from './what-was-done.tsx';

const queryOf = (id: string) =>
  queryOptions({
    ...adminQ('adminDetails.creator', { params: { id } }),
    select: ({ creator }) => creator,
  });

/** One creator, as the admin decides about it (/admin/creators/:id). */
export function AdminCreatorScreen() {
  return (
    <DetailsPage what="creators" queryOf={queryOf}>
      {(creator) => <Creator creator={creator} />}
    </DetailsPage>
  );
}

function Creator({ creator }: { creator: AdminCreatorDetails }) {
  const name = fullName(creator);
  return (
    <>
      <DetailsHead
        picture={
          <Avatar name={name} src={creator.profileImage && mediaUrl(creator.profileImage)} size={80} />
        }
        name={name}
        lines={<a href={`mailto:${creator.email}`}>{creator.email}</a>}
        badges={
          <>
            <PublishedBadge isPublished={creator.isPublished} />
            {creator.isWithheld ? (
              <Badge tone="orange" icon={<Lock aria-hidden className="ic" />}>
                {m.admin_details_withheld()}
              </Badge>
            ) : null}
            <AccountBadges account={creator} />
          </>
        }
        facts={<Facts creator={creator} />}
        buttons={<Buttons creator={creator} />}
      />
      <SuspendedNotice suspension={creator.suspension} />
      <DetailsColumns
        aside={
          <>
            <Completeness creator={creator} />
            <WhatWasDone id={creator.id} />
          </>
        }
      >
        <PortfolioGrid creator={creator} />
        {creator.bio ? (
          <Card title={m.person_about()}>
            <WrittenText>{creator.bio}</WrittenText>
          </Card>
        ) : null}
        <PriceList creator={creator} />
        <CreatorDetails {...creator} />
        {creator.invoices ? (
          <Card flush title={m.admin_papers_money()}>
            <HouseInvoices invoices={creator.invoices} none={m.admin_creator_invoices_none()} />
          </Card>
        ) : null}
        <DealLines deals={creator.deals} unnamed={m.deal_brand_unnamed()} />
      </DetailsColumns>
    </>
  );
}

function Facts({ creator }: { creator: AdminCreatorDetails }) {
  return (
    <>
      <Fact label={m.admin_details_joined()}>
        <time dateTime={creator.createdAt}>{formatShortDate(creator.createdAt)}</time>
      </Fact>
      <Fact label={m.admin_details_published_since()}>
        {creator.publishedAt ? (
          <time dateTime={creator.publishedAt}>{formatShortDate(creator.publishedAt)}</time>
        ) : (
          m.admin_details_never()
        )}
      </Fact>
      <Fact label={m.admin_column_location()}>
        <OrNone>{creator.location}</OrNone>
      </Fact>
      <Fact label={m.admin_details_languages()}>
        <OrNone>{formatSeries(creator.languages.map(languageLabel)) || null}</OrNone>
      </Fact>
      <Fact label={m.admin_column_categories()}>
        <OrNone>
          {formatSeries(creator.categories.map((category) => categoryLabel(category.name))) || null}
        </OrNone>
      </Fact>
    </>
  );
}

function Buttons({ creator }: { creator: AdminCreatorDetails }) {
  const action = useAdminAction();
  return (
    <>
      {creator.isPublished ? (
        <ButtonLink variant="outline" to={paths.creator.href(creator.id)}>
          {m.admin_details_public()}
        </ButtonLink>
      ) : null}
      {creator.suspension ? null : (
        <Button variant="outline" onClick={() => action.ask(togglePublish(creator))}>
          {creator.isPublished ? m.admin_unpublish() : m.admin_publish()}
        </Button>
      )}
      {creator.hasTwoFactor ? <TurnOffTwoFactor userId={creator.id} name={fullName(creator)} /> : null}
      <Button variant="danger-outline" onClick={() => action.ask(deleteCreator(creator))}>
        {m.admin_delete()}
      </Button>
      <PersonMenu
        userId={creator.id}
        name={fullName(creator)}
        account={creator}
        suspend={suspendCreator(creator)}
      />
      <ActionDialog action={action} />
    </>
  );
}

function Completeness({ creator }: { creator: AdminCreatorDetails }) {
  const { points, percentage, missing } = profileCompleteness({
    ...creator,
    portfolioItems: creator.portfolio.length,
  });
  const reached = m.admin_details_points_of({
    points: formatCount(points),
    total: formatCount(totalPoints),
  });
  return (
    <Card
      title={m.admin_details_points()}
      action={<span className="num text-ui font-semibold">{reached}</span>}
    >
      <ProgressBar label={m.admin_details_points()} percent={percentage} valueText={reached} />
      {missing.length === 0 ? (
        <p className="mt-3 text-ink-2">{m.admin_details_complete()}</p>
      ) : (
        <ul className="mt-3 grid list-disc gap-1 ps-5 text-ui text-ink-2 sm:columns-2">
          {missing.map((finding) => (
            <li key={finding.code}>{findingText(finding)}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}
