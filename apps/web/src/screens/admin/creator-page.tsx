import type { AdminCreatorDetails } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { profileCompleteness } from '@briefcast/contract/rules/profile-completeness';
import { findingText } from '@briefcast/i18n/findings';
import { formatCount, formatSeries, formatShortDate } from '@briefcast/i18n/format';
import { categoryLabel } from '@briefcast/i18n/labels/category';
import { languageLabel } from '@briefcast/i18n/labels/language';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useParams } from 'react-router';
import { Fact } from '../../features/deals/deal-facts.tsx';
import { fullName } from '../../lib/full-name.ts';
import { mediaUrl } from '../../lib/media-url.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { CreatorDetails } from '../creator/creator-details.tsx';
import { PortfolioGrid } from '../creator/portfolio-grid.tsx';
import { PriceList } from '../creator/price-list.tsx';
import { AccountBadges } from './account-badges.tsx';
import { deleteCreator, togglePublish } from './actions.ts';
import { ActionDialog, useAdminAction } from './admin-action.tsx';
import { AdminPage } from './admin-page.tsx';
import { DealLines } from './deal-lines.tsx';
import { DetailsHead } from './details-head.tsx';
import { DetailsPage } from './details-page.tsx';
import { creatorQuery } from './details-queries.ts';
import { OrNone } from './person-line.tsx';
import { PublishedBadge } from './published-badge.tsx';
import { TurnOffTwoFactor } from './turn-off-two-factor.tsx';

/** One creator, as the admin decides about it (/admin/creators/:id). */
export function AdminCreatorScreen() {
  useDocumentTitle(m.admin_title());
  return (
    <AdminPage>
      <Details />
    </AdminPage>
  );
}

function Details() {
  const { id = '' } = useParams();
  return (
    <DetailsPage what="creators" id={id} query={useQuery(creatorQuery(id))}>
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
              <Badge stock="orange" icon={<Lock aria-hidden className="ic" />}>
                {m.admin_details_withheld()}
              </Badge>
            ) : null}
            <AccountBadges account={creator} />
          </>
        }
        facts={<Facts creator={creator} />}
        buttons={<Buttons creator={creator} />}
      />
      <Completeness creator={creator} />
      <PortfolioGrid creator={creator} />
      {creator.bio ? (
        <Card title={m.person_about()}>
          <p dir="auto" className="max-w-[62ch] whitespace-pre-line text-ink-2 wrap-anywhere">
            {creator.bio}
          </p>
        </Card>
      ) : null}
      <PriceList creator={creator} />
      <CreatorDetails {...creator} />
      <DealLines deals={creator.deals} unnamed={m.deal_brand_unnamed()} />
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
      <Button variant="outline" onClick={() => action.ask(togglePublish(creator))}>
        {creator.isPublished ? m.admin_unpublish() : m.admin_publish()}
      </Button>
      {creator.hasTwoFactor ? <TurnOffTwoFactor userId={creator.id} name={fullName(creator)} /> : null}
      <Button variant="danger-outline" onClick={() => action.ask(deleteCreator(creator))}>
        {m.admin_delete()}
      </Button>
      <ActionDialog action={action} />
    </>
  );
}

const totalPoints = 8;

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
